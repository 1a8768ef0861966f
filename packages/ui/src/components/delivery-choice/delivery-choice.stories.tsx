import type { Meta, StoryObj } from '@storybook/react-vite';
import { deliveryChoiceExamples } from './delivery-choice.examples.ts';
import { DeliveryChoice } from './delivery-choice.tsx';

/**
 * The delivery methods of the checkout, with price and delivery time.
 *
 * Native radios in a group; the arrow keys choose. The relay points are shown while their method is chosen; their
 * search submits the form, so it works without scripts.
 */
const meta = {
  title: 'Components/Delivery choice',
  component: DeliveryChoice,
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '44rem' }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof DeliveryChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = { args: deliveryChoiceExamples.home };
export const Relay: Story = { args: deliveryChoiceExamples.relay };
export const RelayMissing: Story = { args: deliveryChoiceExamples.relayMissing };
export const RelayNone: Story = { args: deliveryChoiceExamples.relayNone };
export const Unavailable: Story = { args: deliveryChoiceExamples.unavailable };
export const WithError: Story = { args: deliveryChoiceExamples.error };
