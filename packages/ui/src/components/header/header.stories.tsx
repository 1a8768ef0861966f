import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerExamples } from './header.examples.tsx';
import { Header } from './header.tsx';

/**
 * Stands over every page; a market fills it. The search is a slot: a plain `SearchForm`, or a `SearchBox` inside an
 * island of the site. So are the actions of a market that sells: `HeaderActions` with account, favourites and cart.
 *
 * Not for pages of the maintenance layout, which have none.
 *
 * **Roles.** `banner`; in it the `navigation` with its name, a `search`, and below 1025 px two disclosures (`<summary>`)
 * that are read `Ouvrir le menu` and `Fermer le menu`, `Ouvrir la recherche` and `Fermer la recherche`. On the home page
 * the logo is the heading of the first level.
 *
 * **Keys.** Tab follows the page: language, magazine, menu opener, logo, search opener. Enter or Space on the menu opener
 * opens the menu and moves into it, so that the next Tab is on its first link; on the search opener they open the search
 * with the focus in its field. Escape closes the innermost open part and gives the focus back to its opener. Leaving a
 * part closes it: never two are open, and none covers what has the focus. On large screens both are always there and
 * Tab goes straight through.
 *
 * **Read out.** On opening, the name of the navigation, or of the field. Folded parts are not in the accessibility tree.
 * Pressed and read by `header.keys.tsx`.
 */
const meta = { title: 'Components/Header', component: Header, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Header
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelgianFrench: Story = { args: headerExamples.belgianFrench };
export const Home: Story = { args: headerExamples.home };
export const WithBanner: Story = { args: headerExamples.withBanner };
export const LongestGerman: Story = { args: headerExamples.longestGerman };
export const WithActions: Story = { args: headerExamples.withActions };
export const WithActionsOnAPhone: Story = {
  args: headerExamples.withActions,
  globals: { viewport: { value: 'phone' } },
};
export const LongestGermanWithActions: Story = { args: headerExamples.longestGermanWithActions };
export const WithoutOptions: Story = { args: headerExamples.withoutOptions };
