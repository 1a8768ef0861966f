import type { Meta, StoryObj } from '@storybook/react-vite';
import { threeQuestionsExamples } from './three-questions.examples.ts';
import { ThreeQuestionsScreen } from './three-questions.tsx';

/**
 * Need, person, form: three questions that lead to a few products.
 *
 * Each answer is a link to the next question at an address of its own, so it works without scripts, and the browser's way back
 * is the way to the question before. The answers above the choices lead to their questions too.
 */
const meta = {
  title: 'Screens/Three questions',
  component: ThreeQuestionsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThreeQuestionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de-DE' } };

export const Need: Story = { ...german, args: threeQuestionsExamples.need };
export const Person: Story = { ...german, args: threeQuestionsExamples.person };
export const Form: Story = { ...german, args: threeQuestionsExamples.form };
export const LongestGerman: Story = { ...german, args: threeQuestionsExamples.longestGerman };
