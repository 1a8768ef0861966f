import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { signupExamples } from './signup.examples.ts';
import { SignupScreen } from './signup.tsx';

/** Register. */
const meta = { title: 'Screens/Signup', component: SignupScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof SignupScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(SignupScreen, signupExamples.byLanguage);
export const Missing: Story = { args: signupExamples.states.missing };
export const Taken: Story = { args: signupExamples.states.taken };
export const ClientNumberUnknown: Story = { args: signupExamples.states.clientNumberUnknown };
export const Failed: Story = { args: signupExamples.states.failed };
