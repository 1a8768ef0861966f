import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { checkoutDeliveryExamples } from './checkout-delivery.examples.ts';
import { CheckoutDeliveryScreen } from './checkout-delivery.tsx';

/** The delivery address and method of an order. */
const meta = {
  title: 'Screens/Checkout delivery',
  component: CheckoutDeliveryScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutDeliveryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(CheckoutDeliveryScreen, checkoutDeliveryExamples.byLanguage);
export const Relay: Story = { args: checkoutDeliveryExamples.states.relay };
export const RelayMissing: Story = { args: checkoutDeliveryExamples.states.relayMissing };
export const Missing: Story = { args: checkoutDeliveryExamples.states.missing };
export const Guest: Story = { args: checkoutDeliveryExamples.states.guest };
export const GuestWithErrors: Story = { args: checkoutDeliveryExamples.states.guestErrors };
export const OtherInvoiceAddress: Story = { args: checkoutDeliveryExamples.states.otherInvoice };
