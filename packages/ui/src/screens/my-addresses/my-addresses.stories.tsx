import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { myAddressesExamples } from './my-addresses.examples.ts';
import { MyAddressesScreen } from './my-addresses.tsx';

/** The addresses of the account. */
const meta = {
  title: 'Screens/My addresses',
  component: MyAddressesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyAddressesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(MyAddressesScreen, myAddressesExamples.byLanguage);
export const Empty: Story = { args: myAddressesExamples.states.empty };
export const DefaultKept: Story = { args: myAddressesExamples.states.defaultKept };
export const Removed: Story = { args: myAddressesExamples.states.removed };
