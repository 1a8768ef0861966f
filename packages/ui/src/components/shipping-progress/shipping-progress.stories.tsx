import type { Meta, StoryObj } from '@storybook/react-vite';
import { shippingProgressExamples } from './shipping-progress.examples.ts';
import { ShippingProgress } from './shipping-progress.tsx';

/** In the cart and its confirmation, if delivery is free from a certain amount. Omit it if delivery is always free. */
const meta = {
  title: 'Components/Shipping progress',
  component: ShippingProgress,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShippingProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: shippingProgressExamples.empty };
export const Missing: Story = { args: shippingProgressExamples.missing };
export const Reached: Story = { args: shippingProgressExamples.reached };
