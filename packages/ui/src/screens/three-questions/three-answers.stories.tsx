import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThreeAnswersScreen } from './three-answers.tsx';
import { threeAnswersExamples } from './three-questions.examples.ts';

/**
 * What three answers lead to: up to three products, each with its reason, and when to ask a pharmacist.
 *
 * It never fills its list: with one product it says so and shows other forms apart, without any it leads to the pharmacist and
 * to the page of the need.
 */
const meta = {
  title: 'Screens/Three answers',
  component: ThreeAnswersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThreeAnswersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de-DE' } };

export const Two: Story = { ...german, args: threeAnswersExamples.two };
export const One: Story = { ...german, args: threeAnswersExamples.one };
export const NoneForPerson: Story = { ...german, args: threeAnswersExamples.noneForPerson };
export const LongestGerman: Story = { ...german, args: threeAnswersExamples.longestGerman };
