import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { checkoutErrorExamples } from './checkout-error.examples.ts';
import { CheckoutErrorScreen } from './checkout-error.tsx';

/** The page after a failed payment. */
const meta = {
  title: 'Screens/Checkout error',
  component: CheckoutErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(CheckoutErrorScreen, checkoutErrorExamples.byLanguage);
export const Cancelled: Story = { args: checkoutErrorExamples.states.cancelled };
export const Expired: Story = { args: checkoutErrorExamples.states.expired };
export const TwoFactorFailed: Story = { args: checkoutErrorExamples.states.twoFactorFailed };
export const AlreadyPaid: Story = { args: checkoutErrorExamples.states.alreadyPaid };
export const NotPrepared: Story = { args: checkoutErrorExamples.states.notPrepared };
export const NotValidated: Story = { args: checkoutErrorExamples.states.notValidated };
