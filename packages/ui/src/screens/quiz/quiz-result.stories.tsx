import type { Meta, StoryObj } from '@storybook/react-vite';
import { quizResultExamples } from './quiz.examples.ts';
import { QuizResultScreen } from './quiz-result.tsx';

/** What the answers to a quiz lead to, at an address of its own that can be shared. Only in Germany. */
const meta = {
  title: 'Screens/Quiz result',
  component: QuizResultScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuizResultScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de-DE' } };

export const Result: Story = { ...german, args: quizResultExamples.result };
export const OneNeed: Story = { ...german, args: quizResultExamples.oneNeed };
export const LongestGerman: Story = { ...german, args: quizResultExamples.longestGerman };
