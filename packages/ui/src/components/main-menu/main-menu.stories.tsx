import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DisclosureBehaviour } from '../disclosure/disclosure-behaviour.tsx';
import { mainMenuExamples } from './main-menu.examples.ts';
import { MainMenu } from './main-menu.tsx';

/**
 * The links of the site. Every item links to a page; its sub-items open from the button beside it, or on hover. At most
 * two levels. For the choices of a page use a pill nav; for actions use buttons.
 *
 * **Roles.** A list of links inside the `navigation` that the header names; no `menu` role, because these are pages,
 * and a menu would disable Tab between them. Each opener is a `<summary>`: a disclosure named by the item's label and
 * `sous-menu`, collapsed or expanded. The current page and its parent have `aria-current`.
 *
 * **Keys.** Tab moves from a link to its opener, into the panel if it is open, past it if it is closed. Enter or Space
 * open and close. Escape closes the innermost panel and returns the focus to its opener; it also hides a panel that
 * hovering opened. The focus or a click elsewhere closes the panel, and only one panel is open at a time.
 *
 * **Read out.** `Produits, lien`; `Produits sous-menu, réduit`; once open, `développé` and the links in lists with
 * their number. Closed panels are not in the accessibility tree. Tested by `main-menu.keys.tsx`.
 */
const meta = {
  title: 'Components/Main menu',
  component: MainMenu,
  parameters: { layout: 'fullscreen' },
  args: { submenuLabel: 'sous-menu' },
  decorators: [
    (Story) => (
      <nav
        aria-label="Menu principal"
        style={{ position: 'relative', padding: '0 var(--page-margin)', minBlockSize: '26rem' }}
      >
        <Story />
        <DisclosureBehaviour />
      </nav>
    ),
  ],
} satisfies Meta<typeof MainMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelgianFrench: Story = { args: { items: mainMenuExamples.belgianFrench } };
export const LongestGerman: Story = { args: { items: mainMenuExamples.longestGerman, submenuLabel: 'Untermenü' } };

export const ClosedByEscape: Story = {
  args: { items: mainMenuExamples.belgianFrench },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Produits' })).toHaveFocus();
    await userEvent.tab();
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement)) throw new Error('No opener follows the link.');
    opener.click();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Microbiotes' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Microbiotes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Microbiotes' })).toBeNull());
  },
};

export const ClosedByLeaving: Story = {
  args: { items: mainMenuExamples.belgianFrench },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [products, needs] = canvasElement.querySelectorAll('summary');
    if (!products || !needs) throw new Error('The menu has no openers.');
    await userEvent.click(products);
    await userEvent.click(needs);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Microbiotes' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Digestion' })).toBeVisible());
    canvas.getByRole('link', { name: 'Aide' }).focus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Digestion' })).toBeNull());
  },
};
