import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderSummaryExamples } from './order-summary.examples.ts';
import { OrderSummary } from './order-summary.tsx';

/**
 * The amounts of an order, beside the cart, the checkout steps and a past order.
 *
 * Amounts are passed formatted; a discount includes its minus sign. The button to the next step is inside, below the
 * total.
 */
const meta = {
  title: 'Components/Order summary',
  component: OrderSummary,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cart: Story = { args: orderSummaryExamples.cart };
export const FreeShipping: Story = { args: orderSummaryExamples.freeShipping };
export const Discount: Story = { args: orderSummaryExamples.discount };
export const LongestGerman: Story = { args: orderSummaryExamples.longestGerman };
