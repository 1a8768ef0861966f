import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyStateExamples } from './empty-state.examples.ts';
import { EmptyState } from './empty-state.tsx';

/**
 * Stands where a list would stand, says why it is empty and where to go on.
 *
 * Not for errors in forms, which are notices.
 */
const meta = { title: 'Components/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLinks: Story = { args: emptyStateExamples.withLinks };
export const Plain: Story = { args: emptyStateExamples.plain };
