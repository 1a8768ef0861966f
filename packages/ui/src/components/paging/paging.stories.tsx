import type { Meta, StoryObj } from '@storybook/react-vite';
import { pagingExamples } from './paging.examples.ts';
import { Paging } from './paging.tsx';

/**
 * Links to the pages of a list.
 *
 * Renders nothing for a single page.
 */
const meta = { title: 'Components/Paging', component: Paging } satisfies Meta<typeof Paging>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: pagingExamples.first };
export const Last: Story = { args: pagingExamples.last };
export const Many: Story = { args: pagingExamples.many };
export const One: Story = { args: pagingExamples.one };
