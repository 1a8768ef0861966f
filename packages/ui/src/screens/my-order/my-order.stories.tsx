import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../.storybook/in-language.tsx';
import { myOrderExamples } from './my-order.examples.tsx';
import { MyOrderScreen } from './my-order.tsx';

/** One order of the account. */
const meta = {
  title: 'Screens/My order',
  component: MyOrderScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyOrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = inLanguage(MyOrderScreen, myOrderExamples.byLanguage);
export const PendingPayment: Story = { args: myOrderExamples.states.pendingPayment };
export const Cancelled: Story = { args: myOrderExamples.states.cancelled };
export const Delivered: Story = { args: myOrderExamples.states.delivered };
export const Returned: Story = { args: myOrderExamples.states.returned };
