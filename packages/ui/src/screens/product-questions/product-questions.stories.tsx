import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { productQuestionsExamples } from './product-questions.examples.ts';
import { ProductQuestionsScreen } from './product-questions.tsx';

/**
 * Questions about one product or one brand.
 */
const meta = {
  title: 'Screens/Product questions',
  component: ProductQuestionsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductQuestionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ProductQuestionsScreen, 'product-questions');

export const German: Story = { args: productQuestionsExamples.german };
export const Empty: Story = { args: productQuestionsExamples.empty };
