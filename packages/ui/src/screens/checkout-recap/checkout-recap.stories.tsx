import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { checkoutRecapExamples } from './checkout-recap.examples.ts';
import { CheckoutRecapScreen } from './checkout-recap.tsx';

/** The order summary before payment: the button says that the order must be paid. */
const meta = {
  title: 'Screens/Checkout recap',
  component: CheckoutRecapScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutRecapScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(CheckoutRecapScreen, checkoutRecapExamples.byLanguage);
export const TermsMissing: Story = { args: checkoutRecapExamples.states.termsMissing };
export const Failed: Story = { args: checkoutRecapExamples.states.failed };
