import type { Meta, StoryObj } from '@storybook/react-vite';
import { latestSearchesExamples } from './latest-searches.examples.ts';
import { LatestSearches } from './latest-searches.tsx';

/** For the search panel of the header. Renders nothing if there are no searches. */
const meta = { title: 'Components/Latest searches', component: LatestSearches } satisfies Meta<typeof LatestSearches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = { args: latestSearchesExamples.five };
export const None: Story = { args: latestSearchesExamples.none };
