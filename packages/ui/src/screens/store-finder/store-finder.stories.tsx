import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { storeFinderExamples } from './store-finder.examples.tsx';
import { StoreFinderScreen } from './store-finder.tsx';

/** The search for a pharmacy, before and after. Not in Italy, whose route table has no store finder. */
const meta = {
  title: 'Screens/Store finder',
  component: StoreFinderScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoreFinderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(StoreFinderScreen, storeFinderExamples.byLanguage);
export const Loading: Story = inLanguage(StoreFinderScreen, storeFinderExamples.loading);
export const Results: Story = inLanguage(StoreFinderScreen, storeFinderExamples.results);
export const None: Story = { args: storeFinderExamples.none };
export const WrongPlace: Story = { args: storeFinderExamples.wrongPlace };
export const Refused: Story = { args: storeFinderExamples.refused };
export const Broken: Story = { args: storeFinderExamples.error };
