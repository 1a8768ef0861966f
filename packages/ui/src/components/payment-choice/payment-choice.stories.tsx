import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentChoiceExamples } from './payment-choice.examples.ts';
import { PaymentChoice } from './payment-choice.tsx';

/**
 * The payment methods of the checkout. It collects no card number: the bank does.
 *
 * Native radios in a group; the arrow keys choose, Tab leaves the group.
 */
const meta = {
  title: 'Components/Payment choice',
  component: PaymentChoice,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = { args: paymentChoiceExamples.card };
export const Unavailable: Story = { args: paymentChoiceExamples.unavailable };
export const WithError: Story = { args: paymentChoiceExamples.error };
