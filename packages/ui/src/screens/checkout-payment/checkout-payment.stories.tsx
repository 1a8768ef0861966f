import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { checkoutPaymentExamples } from './checkout-payment.examples.ts';
import { CheckoutPaymentScreen } from './checkout-payment.tsx';

/** The payment step. The bank asks for the card, the site never does. */
const meta = {
  title: 'Screens/Checkout payment',
  component: CheckoutPaymentScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutPaymentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(CheckoutPaymentScreen, checkoutPaymentExamples.byLanguage);
