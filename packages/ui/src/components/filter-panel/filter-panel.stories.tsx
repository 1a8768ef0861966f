import type { Meta, StoryObj } from '@storybook/react-vite';
import { filterPanelExamples } from './filter-panel.examples.ts';
import { FilterPanel } from './filter-panel.tsx';

/**
 * Narrows a list by links, so that every result has its address and works without scripts.
 *
 * Choices that would lead to nothing are shown as words without a link.
 */
const meta = { title: 'Components/Filter panel', component: FilterPanel } satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: filterPanelExamples.untouched };
export const Selected: Story = { args: filterPanelExamples.selected };
export const SelectedInFolded: Story = { args: filterPanelExamples.selectedInFolded };
export const OneGroup: Story = { args: filterPanelExamples.oneGroup };
export const LongestGerman: Story = { args: filterPanelExamples.longestGerman };
