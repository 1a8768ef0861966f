import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { recorded } from '../../../.storybook/recorded.tsx';
import { quizExamples } from './quiz.examples.ts';
import { QuizScreen } from './quiz.tsx';

/**
 * The questions of a quiz, only in Germany.
 *
 * One form that sends its answers to its own address, without scripts. Missing answers come back with a summary of errors that
 * links to the questions; the chosen answers stay chosen.
 *
 * **Keys.** Tab goes from question to question, the arrow keys choose an answer.
 */
const meta = { title: 'Screens/Quiz', component: QuizScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof QuizScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de-DE' } };

export const Catalogue = { ...recorded(QuizScreen, 'quiz'), ...german };
export const Answered: Story = { ...german, args: quizExamples.answered };
export const LongestGerman: Story = { ...german, args: quizExamples.longestGerman };

export const WithErrors: Story = {
  ...german,
  args: quizExamples.withErrors,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: '2 Antworten fehlen noch' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Frage 3: Wählen Sie eine Antwort' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: /^Das Licht ist aus/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    const form = canvasElement.querySelector('form');
    await expect([...new FormData(form ?? undefined)]).toEqual([
      ['answers', ''],
      ['q-b', 'b2'],
      ['q-c', 'c0'],
    ]);
  },
};
