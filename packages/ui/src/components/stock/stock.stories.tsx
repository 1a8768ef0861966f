import type { Meta, StoryObj } from '@storybook/react-vite';
import { stockExamples } from './stock.examples.ts';
import { Stock } from './stock.tsx';

/**
 * Says whether a product is available.
 *
 * Next to a price; in a list of products use the badge.
 */
const meta = { title: 'Components/Stock', component: Stock } satisfies Meta<typeof Stock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InStock: Story = { args: stockExamples.inStock };
export const OutOfStock: Story = { args: stockExamples.outOfStock };
