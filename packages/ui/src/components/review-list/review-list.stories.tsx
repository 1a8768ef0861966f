import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewSummary } from '../review-summary/review-summary.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewsIn, reviewSummaryIn, roughReviews } from './reviews.examples.ts';

/** What buyers write of a product, under what they gave together. What they typed is shown and never run. */
const meta = { title: 'Components/Review list', component: ReviewList } satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = { args: { reviews: reviewsIn('fr') } };
export const Rough: Story = { args: { reviews: roughReviews } };
export const Summary: Story = { args: { reviews: [] }, render: () => <ReviewSummary {...reviewSummaryIn('de')} /> };
