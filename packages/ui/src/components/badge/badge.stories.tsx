import type { Meta, StoryObj } from '@storybook/react-vite';
import { badgeExamples } from './badge.examples.ts';
import { Badge } from './badge.tsx';

/**
 * A short label that helps a visitor decide whether to look at a product.
 *
 * At most two per product; permanent facts belong in its text.
 */
const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = { args: badgeExamples.new };
export const NewFormula: Story = { args: badgeExamples.newFormula };
export const Offer: Story = { args: badgeExamples.offer };
export const OutOfStock: Story = { args: badgeExamples.outOfStock };
