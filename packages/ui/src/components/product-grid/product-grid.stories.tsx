import type { Meta, StoryObj } from '@storybook/react-vite';
import { productGridExamples } from './product-grid.examples.ts';
import { ProductGrid } from './product-grid.tsx';

/**
 * Products of a listing page, or all products of a brand.
 *
 * For a few products below a title use a product shelf.
 */
const meta = { title: 'Components/Product grid', component: ProductGrid } satisfies Meta<typeof ProductGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = { args: productGridExamples.page };
export const FourColumns: Story = { args: productGridExamples.fourColumns };
export const BesideText: Story = { args: productGridExamples.beside };
export const French: Story = { args: productGridExamples.french };
export const One: Story = { args: productGridExamples.one };
