import type { Meta, StoryObj } from '@storybook/react-vite';
import { optionCardsExamples } from './option-cards.examples.ts';
import { OptionCards } from './option-cards.tsx';

/**
 * One choice out of a few that need a sentence or a price. If a word is enough, use a choice field; for more than six,
 * a select.
 *
 * A group of native radios: the arrow keys choose, Tab leaves the group.
 */
const meta = {
  title: 'Components/Option cards',
  component: OptionCards,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OptionCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: optionCardsExamples.plain };
export const Disabled: Story = { args: optionCardsExamples.disabled };
export const Compact: Story = { args: optionCardsExamples.compact };
export const WithError: Story = { args: optionCardsExamples.error };
