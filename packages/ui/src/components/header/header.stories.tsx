import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerExamples } from './header.examples.tsx';
import { Header } from './header.tsx';

/**
 * At the top of every page; its content depends on the market. The search is a slot: a plain `SearchForm`, or a
 * `SearchBox` inside an island of the site. The actions of a market with a shop are a slot too: `HeaderActions` with
 * account, favourites and cart.
 *
 * While the page scrolls, the row of the logo stays at the top, 56 px high. Pages of the maintenance layout have no
 * header.
 *
 * **Roles.** `banner`; in it the `navigation` with its name, a `search`, and below 900 px two disclosures
 * (`<summary>`) named `Ouvrir le menu` and `Fermer le menu`, `Ouvrir la recherche` and `Fermer la recherche`. On the
 * home page the logo is the first-level heading.
 *
 * **Keys.** Tab follows the page: language, pharmacy finder, advice, menu opener, logo, search opener. Enter or Space on the menu
 * opener opens the menu and moves into it, so that the next Tab reaches its first link; on the search opener they open
 * the search with the focus in its field. Escape closes the innermost open part and returns the focus to its opener.
 * Leaving a part closes it: at most one is open, and none covers the focused element. On large screens both are always
 * visible and Tab moves through them.
 *
 * **Read out.** On opening, the name of the navigation, or of the field. Collapsed parts are not in the accessibility
 * tree. Tested by `header.keys.tsx`.
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
export const WithMagazine: Story = { args: headerExamples.withMagazine };
