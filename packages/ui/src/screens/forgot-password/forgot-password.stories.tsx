import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { forgotPasswordExamples } from './forgot-password.examples.ts';
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './forgot-password.tsx';

/** Request a link to choose a new password; also shown for an expired link. */
const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage<ForgotPasswordScreenProps>(
  ForgotPasswordScreen,
  forgotPasswordExamples.byLanguage,
);
export const Sent: Story = { args: forgotPasswordExamples.states.sent };
export const Unknown: Story = { args: forgotPasswordExamples.states.unknown };
export const LinkExpired: Story = { args: forgotPasswordExamples.states.linkExpired };
