import type { Meta, StoryObj } from '@storybook/react-vite';
import { suggestionExamples } from '../search-box/search-box.examples.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

/** The panel below the search box, which loads it. Don't use it elsewhere. */
const meta = { title: 'Components/Search suggestions', component: SearchSuggestions } satisfies Meta<
  typeof SearchSuggestions
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Results: Story = { args: suggestionExamples.results };
export const Empty: Story = { args: suggestionExamples.empty };
export const Error: Story = { args: suggestionExamples.error };
export const Loading: Story = { args: suggestionExamples.loading };
