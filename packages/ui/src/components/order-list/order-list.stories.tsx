import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderListExamples } from './order-list.examples.ts';
import { OrderList } from './order-list.tsx';

/**
 * The orders of an account. A real table, so that screen readers can read down a column; the number is the link.
 *
 * Not for the lines of one order.
 */
const meta = { title: 'Components/Order list', component: OrderList } satisfies Meta<typeof OrderList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: orderListExamples.french };
export const Longest: Story = { args: orderListExamples.longest };
export const OnAPhone: Story = { args: orderListExamples.french, globals: { viewport: { value: 'phone' } } };
