import type { Meta, StoryObj } from '@storybook/react-vite';
import { filterChipsExamples } from './filter-chips.examples.ts';
import { FilterChips } from './filter-chips.tsx';

/**
 * The active filters, each a link that removes one.
 *
 * Above the filtered list.
 */
const meta = { title: 'Components/Filter chips', component: FilterChips } satisfies Meta<typeof FilterChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { args: filterChipsExamples.two };
export const Ten: Story = { args: filterChipsExamples.ten };
export const None: Story = { args: filterChipsExamples.none };
