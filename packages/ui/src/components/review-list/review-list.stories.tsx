import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewSummary } from '../review-summary/review-summary.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewsIn, reviewSummaryIn, difficultReviews } from './reviews.examples.ts';

/** Reviews of a product, below their summary. Their text is escaped, never executed. */
const meta = { title: 'Components/Review list', component: ReviewList } satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: { reviews: reviewsIn('fr') } };
export const Rough: Story = { args: { reviews: difficultReviews } };
export const Summary: Story = { args: { reviews: [] }, render: () => <ReviewSummary {...reviewSummaryIn('de')} /> };
