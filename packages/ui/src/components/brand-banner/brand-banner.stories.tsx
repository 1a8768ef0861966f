import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandBannerExamples } from './brand-banner.examples.ts';
import { BrandBanner } from './brand-banner.tsx';

/**
 * The top of a brand's page, in its colour.
 *
 * Set the colour on the page, not on the banner.
 */
const meta = {
  title: 'Components/Brand banner',
  component: BrandBanner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: brandBannerExamples.german };
export const WithCover: Story = { args: brandBannerExamples.withCover };
export const LongestGerman: Story = { args: brandBannerExamples.longestGerman };
