import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wordingCarouselExamples } from './wording-carousel.examples.ts';
import { WordingCarouselBehaviour } from './wording-carousel-behaviour.tsx';
import { WordingCarousel } from './wording-carousel.tsx';

/**
 * For the footer: a few short sentences, shown in rotation. Not for necessary information.
 *
 * **Keys.** Its button pauses and resumes. It starts paused under `prefers-reduced-motion`, and pauses while the page
 * is hidden.
 *
 * **Roles and announcements.** A named `group` with a list of all sentences and a `button` whose name says what it
 * does. Changes are not announced.
 */
const meta = {
  title: 'Components/Wording carousel',
  component: WordingCarousel,
  render: (args) => (
    <>
      <WordingCarousel {...args} />
      <WordingCarouselBehaviour />
    </>
  ),
} satisfies Meta<typeof WordingCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spanish: Story = { args: wordingCarouselExamples.spanish };
export const One: Story = { args: wordingCarouselExamples.one };

/** With a shorter interval. */
export const Turns: Story = {
  args: wordingCarouselExamples.spanish,
  render: (args) => (
    <>
      <WordingCarousel {...args} />
      <WordingCarouselBehaviour interval={30} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = () => [...canvasElement.querySelectorAll('[data-shown]')].map(({ textContent }) => textContent);
    const [first] = shown();
    await expect(shown()).toHaveLength(1);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reanudar el cambio' }));
    }
    await waitFor(() => expect(shown()).not.toEqual([first]));
    await expect(shown()).toHaveLength(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Detener el cambio' }));
  },
};

/** With a shorter interval. */
export const Paused: Story = {
  args: wordingCarouselExamples.spanish,
  render: (args) => (
    <>
      <WordingCarousel {...args} />
      <WordingCarouselBehaviour interval={30} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Under `prefers-reduced-motion` it starts paused.
    const isResting = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isResting) await userEvent.click(canvas.getByRole('button', { name: 'Detener el cambio' }));
    const shown = () => canvasElement.querySelector('[data-shown]')?.textContent;
    const before = shown();
    await new Promise((resolve) => setTimeout(resolve, 120));
    await expect(shown()).toBe(before);
    await expect(canvas.getByRole('button', { name: 'Reanudar el cambio' })).toBeVisible();
  },
};
