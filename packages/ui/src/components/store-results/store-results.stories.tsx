import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { storeResultsExamples } from './store-results.examples.ts';
import { StoreResults } from './store-results.tsx';

/**
 * What a search for pharmacies found: the list, and the map whose numbers are those of the list. Pointing at one, or
 * going there by Tab, marks it in both.
 *
 * Without scripts the numbers are links from one to the other, and where they lead is marked.
 *
 * **Keys**: Tab and Enter; nothing else is needed. **Screen readers**: the map is a navigation of links, the list has a
 * heading for each pharmacy; opening hours are a disclosure.
 */
const meta = { title: 'Components/Store results', component: StoreResults } satisfies Meta<typeof StoreResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(StoreResults, storeResultsExamples.byLanguage);
export const One: Story = { args: storeResultsExamples.one };
export const LongestGerman: Story = { args: storeResultsExamples.longestGerman };
