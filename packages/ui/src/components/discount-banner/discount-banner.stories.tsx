import type { Meta, StoryObj } from '@storybook/react-vite';
import { discountBannerExamples } from './discount-banner.examples.ts';
import { DiscountBanner } from './discount-banner.tsx';

/** One offer above the header. Never show more than one. */
const meta = {
  title: 'Components/Discount banner',
  component: DiscountBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DiscountBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLink: Story = { args: discountBannerExamples.withLink };
export const TextOnly: Story = { args: discountBannerExamples.textOnly };
