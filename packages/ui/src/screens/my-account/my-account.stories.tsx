import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { myAccountExamples } from './my-account.examples.ts';
import { MyAccountScreen } from './my-account.tsx';

/** The home of the account. */
const meta = {
  title: 'Screens/My account',
  component: MyAccountScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyAccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(MyAccountScreen, myAccountExamples.byLanguage);
export const New: Story = { args: myAccountExamples.states.new };
export const Longest: Story = { args: myAccountExamples.states.longest };
