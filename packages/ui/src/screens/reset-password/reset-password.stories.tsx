import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { resetPasswordExamples } from './reset-password.examples.ts';
import { ResetPasswordScreen } from './reset-password.tsx';

/** Choose a new password. An expired link leads to "Forgot password" instead. */
const meta = {
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(ResetPasswordScreen, resetPasswordExamples.byLanguage);
export const Weak: Story = { args: resetPasswordExamples.states.weak };
export const Different: Story = { args: resetPasswordExamples.states.different };
