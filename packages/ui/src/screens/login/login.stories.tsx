import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { loginExamples } from './login.examples.ts';
import { LoginScreen } from './login.tsx';

/** Sign in: opened directly, or before a page that requires it. */
const meta = { title: 'Screens/Login', component: LoginScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof LoginScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(LoginScreen, loginExamples.byLanguage);
export const Required: Story = { args: loginExamples.states.required };
export const Missing: Story = { args: loginExamples.states.missing };
export const Unknown: Story = { args: loginExamples.states.unknown };
export const Mismatch: Story = { args: loginExamples.states.mismatch };
export const PasswordChanged: Story = { args: loginExamples.states.passwordChanged };
export const Busy: Story = { args: loginExamples.states.busy };
