import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentChoiceExamples } from './payment-choice.examples.ts';
import { PaymentChoice } from './payment-choice.tsx';

/**
 * The way of payment in the checkout. It collects no card number: that happens at the bank.
 *
 * Native radios in a group; the arrows choose, Tab leaves it.
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
