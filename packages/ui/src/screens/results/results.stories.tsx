import type { Meta, StoryObj } from '@storybook/react-vite';
import { resultsExamples } from './results.examples.ts';
import { ResultsScreen } from './results.tsx';

/**
 * What a search found, or why it found nothing.
 */
const meta = {
  title: 'Screens/Results',
  component: ResultsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResultsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: resultsExamples.german };
export const OnlyPages: Story = { args: resultsExamples.onlyPages };
export const Nothing: Story = { args: resultsExamples.nothing };
export const Failed: Story = { args: resultsExamples.failed };
