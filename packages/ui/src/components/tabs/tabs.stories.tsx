import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { tabsExamples } from './tabs.examples.tsx';
import { Tabs } from './tabs.tsx';

/** For two to five parts of one thing, of which one is read at a time. On a page that is read through, use headings. */
const meta = { title: 'Components/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = { args: tabsExamples.product };
export const LongestGerman: Story = { args: tabsExamples.longestGerman };

export const ByKeyboard: Story = {
  args: tabsExamples.product,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Précautions' })).toHaveFocus();
    await expect(canvas.getByText('Ne pas dépasser la dose journalière indiquée.')).toBeVisible();
    await expect(canvas.getByText('Deux gélules par jour, avant un repas.')).not.toBeVisible();
  },
};
