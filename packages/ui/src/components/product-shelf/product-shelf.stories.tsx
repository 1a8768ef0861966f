import type { Meta, StoryObj } from '@storybook/react-vite';
import { productShelfExamples } from './product-shelf.examples.ts';
import { ProductShelf } from './product-shelf.tsx';

/**
 * A few products below a title, in one row that scrolls on phones.
 *
 * For whole lists use a product grid.
 */
const meta = {
  title: 'Components/Product shelf',
  component: ProductShelf,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = { args: productShelfExamples.four };
export const Many: Story = { args: productShelfExamples.many };
export const None: Story = { args: productShelfExamples.none };
