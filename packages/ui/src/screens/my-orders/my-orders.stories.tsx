import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { myOrdersExamples } from './my-orders.examples.ts';
import { MyOrdersScreen } from './my-orders.tsx';

/** Every order of the account. */
const meta = {
  title: 'Screens/My orders',
  component: MyOrdersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyOrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(MyOrdersScreen, myOrdersExamples.byLanguage);
export const Loading: Story = inLanguage(MyOrdersScreen, myOrdersExamples.loading);
export const Empty: Story = { args: myOrdersExamples.states.empty };
export const Longest: Story = { args: myOrdersExamples.states.longest };
export const Failed: Story = { args: myOrdersExamples.states.failed };
