import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { resultsExamples } from './results.examples.ts';
import { ResultsScreen } from './results.tsx';

/** The results of a search, or why there are none. */
const meta = {
  title: 'Screens/Results',
  component: ResultsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResultsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(ResultsScreen, 'results');
export const CatalogueNothing = recorded(ResultsScreen, 'results-none');
export const CatalogueStart = recorded(ResultsScreen, 'results-start');

export const German: Story = { args: resultsExamples.german };
export const Services: Story = { args: resultsExamples.services };
export const OnlyPages: Story = { args: resultsExamples.onlyPages };
export const Nothing: Story = { args: resultsExamples.nothing };
export const Failed: Story = { args: resultsExamples.failed };
export const LongestGerman: Story = { args: resultsExamples.longestGerman };
