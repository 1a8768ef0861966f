import type { Meta, StoryObj } from '@storybook/react-vite';
import { filterPanelExamples } from './filter-panel.examples.ts';
import { FilterPanel } from './filter-panel.tsx';

/**
 * Narrows a list by links, so that every result has its address and works without scripts.
 *
 * Choices that would lead to nothing are shown as words without a link. Not for choices that are sent with a form: those
 * are fields.
 *
 * **Roles.** Inside the page's `search`: a heading, a group per filter under its own heading, lists of links. They look
 * like boxes to tick but are links, because each leads to a page with its address; `Ajouter le filtre` and `Retirer le
 * filtre` say what they do, and a choice that is set has `aria-current`. Below 1024 px the panel is one disclosure, whose
 * name holds the number of choices that are set.
 *
 * **Keys.** Tab goes through groups and choices; Enter or Space fold a group, Enter follows a choice. The page that comes
 * keeps its place: the panel stays open, and the focus stays on the choice (`data-stay`, which a site's in-app navigation
 * looks for; without scripts the page loads anew). At the foot of the panel a link leads to the list.
 *
 * **Read out.** `Ajouter le filtre Digestion (8), lien`; afterwards `Retirer le filtre Digestion (8), lien, actuel`.
 * Pressed and read by `filter-panel.keys.tsx`.
 */
const meta = { title: 'Components/Filter panel', component: FilterPanel } satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: filterPanelExamples.untouched };
export const Selected: Story = { args: filterPanelExamples.selected };
export const SelectedInFolded: Story = { args: filterPanelExamples.selectedInFolded };
export const OneGroup: Story = { args: filterPanelExamples.oneGroup };
export const LongestGerman: Story = { args: filterPanelExamples.longestGerman };
