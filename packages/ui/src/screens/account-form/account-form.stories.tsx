import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { accountFormExamples } from './account-form.examples.ts';
import { AccountFormScreen } from './account-form.tsx';

/** The account pages with a single form: my-information, my-login, my-profile, an address. */
const meta = {
  title: 'Screens/Account form',
  component: AccountFormScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountFormScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { byLanguage, states } = accountFormExamples;

export const Information: Story = inLanguage(AccountFormScreen, byLanguage.information);
export const Login: Story = inLanguage(AccountFormScreen, byLanguage.login);
export const Profile: Story = inLanguage(AccountFormScreen, byLanguage.profile);
export const Address: Story = inLanguage(AccountFormScreen, byLanguage.address);
export const Saved: Story = { args: states.saved };
export const BirthdayWrong: Story = { args: states.birthdayWrong };
export const EmailTaken: Story = { args: states.emailTaken };
export const AddressTooLong: Story = { args: states.addressTooLong };
export const Failed: Story = { args: states.failed };
