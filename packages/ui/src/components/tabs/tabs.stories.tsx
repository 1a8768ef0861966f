import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { tabsExamples } from './tabs.examples.tsx';
import { Tabs } from './tabs.tsx';

/**
 * For two to five parts of one subject, of which one is read at a time. On a page that is read completely, use
 * headings. Without scripts all parts are shown one below the other, each with its heading.
 *
 * **Keys.** Tab reaches the chosen tab, then its panel. Left and Right choose the previous or next tab, with
 * wrap-around; Home and End the first and the last.
 *
 * **Roles and announcements.** A named `tablist` of `tab`s, the chosen one is `aria-selected` and the only one in the
 * tab order; each has `aria-controls` and names its `tabpanel`.
 */
const meta = { title: 'Components/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = { args: tabsExamples.product };
export const LongestGerman: Story = { args: tabsExamples.longestGerman };

export const ByKeyboard: Story = {
  args: tabsExamples.product,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tablist', { name: 'Informations sur le produit' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Conseils d’utilisation', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Précautions', selected: true })).toHaveFocus();
    await expect(canvas.getByText('Ne pas dépasser la dose journalière indiquée.')).toBeVisible();
    await expect(canvas.getByText('Deux gélules par jour, avant un repas.')).not.toBeVisible();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Composition', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Précautions', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Précautions' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Précautions' })).toHaveFocus();
  },
};
