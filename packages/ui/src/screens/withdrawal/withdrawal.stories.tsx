import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { withdrawalExamples } from './withdrawal.examples.tsx';
import { WithdrawalScreen } from './withdrawal.tsx';

/** Withdraw from a purchase, with or without an account. */
const meta = {
  title: 'Screens/Withdrawal',
  component: WithdrawalScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WithdrawalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(WithdrawalScreen, withdrawalExamples.byLanguage);
export const Missing: Story = { args: withdrawalExamples.states.missing };
export const TooLate: Story = { args: withdrawalExamples.states.tooLate };
export const Sent: Story = { args: withdrawalExamples.states.sent };
