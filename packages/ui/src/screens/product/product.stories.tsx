import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordedProduct } from '../../../.storybook/recorded-product.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { productExamples } from './product.examples.ts';
import { ProductScreen } from './product.tsx';

/** A product. What it is, whom it is for, how to take it and where to get it come first. */
const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(RecordedProduct, 'product');

export const German: Story = { args: productExamples.german };
export const Offer: Story = { args: productExamples.offer };
export const Strains: Story = { args: productExamples.strains };
export const OutOfStock: Story = { args: productExamples.outOfStock };
export const StepDoses: Story = { args: productExamples.stepDoses };
export const MissingImage: Story = { args: productExamples.missingImage };
export const OneImage: Story = { args: productExamples.oneImage };
export const Bare: Story = { args: productExamples.bare };
export const LongestGerman: Story = { args: productExamples.longestGerman };
