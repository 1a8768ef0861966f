import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderTimelineExamples } from './order-timeline.examples.ts';
import { OrderTimeline } from './order-timeline.tsx';

/**
 * The status history of one order. In a list of orders show the status as text.
 *
 * An ordered list; the last event that happened has `aria-current="step"`, future events are marked as such.
 */
const meta = { title: 'Components/Order timeline', component: OrderTimeline } satisfies Meta<typeof OrderTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = { args: orderTimelineExamples.pending };
export const Shipped: Story = { args: orderTimelineExamples.shipped };
export const Delivered: Story = { args: orderTimelineExamples.delivered };
export const Cancelled: Story = { args: orderTimelineExamples.cancelled };
