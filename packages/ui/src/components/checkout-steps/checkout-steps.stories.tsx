import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkoutStepsExamples } from './checkout-steps.examples.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

/**
 * At the top of each page of the checkout. Not for parts of one page.
 *
 * An ordered list in a navigation; the current step has `aria-current="step"`, completed steps are marked as such and
 * link back.
 */
const meta = { title: 'Components/Checkout steps', component: CheckoutSteps } satisfies Meta<typeof CheckoutSteps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: checkoutStepsExamples.first };
export const Delivery: Story = { args: checkoutStepsExamples.delivery };
export const Last: Story = { args: checkoutStepsExamples.last };
export const LongestGerman: Story = { args: checkoutStepsExamples.longestGerman };
export const OnAPhone: Story = {
  args: checkoutStepsExamples.delivery,
  globals: { viewport: { value: 'phone' } },
};
