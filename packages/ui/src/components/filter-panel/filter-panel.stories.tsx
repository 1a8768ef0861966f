import type { Meta, StoryObj } from '@storybook/react-vite';
import { filterPanelExamples } from './filter-panel.examples.ts';
import { FilterPanel } from './filter-panel.tsx';

/**
 * Filters a list by links, so that every result has its own address and works without scripts.
 *
 * Choices without results are shown as text without a link. For choices that are sent with a form use fields.
 *
 * **Roles.** Inside the page's `search`: a heading, a group per filter under its own heading, lists of links. They look
 * like checkboxes but are links, because each leads to a page with its own address; `Ajouter le filtre` and `Retirer le
 * filtre` say what they do, and an active choice has `aria-current`. Below 1024 px the panel is one disclosure, whose
 * name includes the number of active choices.
 *
 * **Keys.** Tab moves through groups and choices; Enter or Space collapse a group, Enter follows a choice. On the next
 * page the panel stays open and the focus stays on the choice (`data-stay`, which a site's client-side navigation
 * reads; without scripts the page reloads). At the bottom of the panel a link leads to the list.
 *
 * **Read out.** `Ajouter le filtre Digestion (8), lien`; afterwards `Retirer le filtre Digestion (8), lien, actuel`.
 * Tested by `filter-panel.keys.tsx`.
 */
const meta = { title: 'Components/Filter panel', component: FilterPanel } satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: filterPanelExamples.untouched };
export const Selected: Story = { args: filterPanelExamples.selected };
export const SelectedInFolded: Story = { args: filterPanelExamples.selectedInFolded };
export const OneGroup: Story = { args: filterPanelExamples.oneGroup };
export const LongestGerman: Story = { args: filterPanelExamples.longestGerman };
