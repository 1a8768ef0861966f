import type { Meta, StoryObj } from '@storybook/react-vite';
import { recorded } from '../../../.storybook/recorded.tsx';
import { homeExamples } from './home.examples.ts';
import { HomeScreen } from './home.tsx';

/**
 * The home page of a market.
 *
 * Sections without content are omitted.
 */
const meta = { title: 'Screens/Home', component: HomeScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof HomeScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Catalogue = recorded(HomeScreen, 'home');

export const German: Story = { args: homeExamples.german };
export const WithoutNews: Story = { args: homeExamples.withoutNews };
export const NothingYet: Story = { args: homeExamples.nothingYet };
export const LongestGerman: Story = { args: homeExamples.longestGerman };
