import type { Meta, StoryObj } from '@storybook/react-vite';
import { packLabelExamples } from './pack-label.examples.ts';
import { PackLabel } from './pack-label.tsx';

/**
 * The back of a pack as text. Each figure links to its explanation on the page.
 *
 * Only on a page that has the composition table, with the rows in the same order.
 */
const meta = { title: 'Components/Pack label', component: PackLabel } satisfies Meta<typeof PackLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: packLabelExamples.french };
export const WithoutAmounts: Story = { args: packLabelExamples.withoutAmounts };
export const LongestGerman: Story = { args: packLabelExamples.longestGerman };
