import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyStateExamples } from './empty-state.examples.ts';
import { EmptyState } from './empty-state.tsx';

/**
 * Stands where a list would stand, says why it is empty and where to go on. The illustration says the same as the title;
 * where none does, phases of the moon grow from a seed.
 *
 * Not for errors in forms, which are notices.
 */
const meta = { title: 'Components/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLinks: Story = { args: emptyStateExamples.withLinks };
export const Broken: Story = { args: emptyStateExamples.broken };
export const Cart: Story = { args: emptyStateExamples.cart };
export const Favourites: Story = { args: emptyStateExamples.favourites };
export const Offline: Story = { args: emptyStateExamples.offline };
export const Seeded: Story = { args: emptyStateExamples.seeded };
