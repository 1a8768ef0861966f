import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { checkoutConfirmationExamples } from './checkout-confirmation.examples.ts';
import { CheckoutConfirmationScreen } from './checkout-confirmation.tsx';

/** The order is placed. */
const meta = {
  title: 'Screens/Checkout confirmation',
  component: CheckoutConfirmationScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutConfirmationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(CheckoutConfirmationScreen, checkoutConfirmationExamples.byLanguage);
export const Cheque: Story = { args: checkoutConfirmationExamples.states.cheque };
