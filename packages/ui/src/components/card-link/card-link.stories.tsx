import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cardLinkExamples } from './card-link.examples.ts';
import { CardLink } from './card-link.tsx';

const card = {
  position: 'relative',
  isolation: 'isolate',
  maxInlineSize: '16rem',
  padding: 'var(--space-5)',
  border: 'var(--hairline-strong)',
} as const;

/**
 * In the heading of a card with a single target: a click anywhere on the card follows the link, and the focus ring
 * surrounds the card.
 *
 * Not for a card with a second link or a button, which it would cover. If the whole text is the link's name, put a
 * plain link around it.
 *
 * **Keys.** One tab stop for the whole card. **Announcements.** The link's name is the title alone.
 */
const meta = {
  title: 'Components/Card link',
  component: CardLink,
  decorators: [
    (Story) => (
      <article style={card}>
        <h3>
          <Story />
        </h3>
      </article>
    ),
  ],
} satisfies Meta<typeof CardLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholeCard: Story = {
  args: cardLinkExamples.french,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, bottom - 4), 'The corner of the card').toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).not.toBe('none');
  },
};
export const LongestGerman: Story = { args: cardLinkExamples.longestGerman };
