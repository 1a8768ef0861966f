import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyStateExamples } from './empty-state.examples.ts';
import { EmptyState } from './empty-state.tsx';

/**
 * Replaces an empty list, says why it is empty and what to do next. The illustration shows the same as the title; if no
 * illustration fits, phases of the moon are drawn from a seed.
 *
 * For errors in forms use notices.
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
