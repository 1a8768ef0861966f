import type { Meta, StoryObj } from '@storybook/react-vite';
import { compareExamples } from './compare.examples.ts';
import { CompareScreen } from './compare.tsx';

/**
 * Up to three products side by side. The address has their ids; forms and links change it, without scripts.
 *
 * On phones the table scrolls below the names of its rows.
 *
 * **Keys.** The arrow keys scroll the table while it has the focus.
 */
const meta = {
  title: 'Screens/Compare',
  component: CompareScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompareScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de-DE' } };

export const Three: Story = { ...german, args: compareExamples.three };
export const WithDayDial: Story = { ...german, args: compareExamples.dayDial };
export const One: Story = { ...german, args: compareExamples.one };
export const MissingImages: Story = { ...german, args: compareExamples.missingImages };
export const LongestGerman: Story = { ...german, args: compareExamples.longestGerman };
export const Empty: Story = { ...german, args: compareExamples.empty };
