import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { recorded } from '../../../.storybook/recorded.tsx';
import { productEvaluationsExamples } from './product-evaluations.examples.ts';
import { ProductEvaluationsScreen } from './product-evaluations.tsx';

/** The evaluations of a product. */
const meta = {
  title: 'Screens/Product evaluations',
  component: ProductEvaluationsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductEvaluationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ProductEvaluationsScreen, 'product-evaluations');
export const EveryLanguage: Story = inLanguage(ProductEvaluationsScreen, productEvaluationsExamples.byLanguage);
export const Empty: Story = { args: productEvaluationsExamples.states.empty };
export const NotSold: Story = { args: productEvaluationsExamples.states.notSold };
export const Rough: Story = { args: productEvaluationsExamples.states.rough };
