import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderReviewsExamples } from './order-reviews.examples.ts';
import { OrderReviews } from './order-reviews.tsx';

/** On the page of a delivered order, in a section with a title. Each link opens the form for one product. */
const meta = { title: 'Components/Order reviews', component: OrderReviews } satisfies Meta<typeof OrderReviews>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: orderReviewsExamples.open };
export const EveryState: Story = { args: orderReviewsExamples.everyState };
export const LongestGerman: Story = { args: orderReviewsExamples.longestGerman };
