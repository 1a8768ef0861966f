import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageHeadingExamples } from './page-heading.examples.tsx';
import { PageHeading } from './page-heading.tsx';

/**
 * The top of every page except the home page, brand pages and product pages.
 *
 * Use `split` if the figure deserves half the width.
 */
const meta = {
  title: 'Components/Page heading',
  component: PageHeading,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Title: Story = { args: pageHeadingExamples.title };
export const WithIntro: Story = { args: pageHeadingExamples.withIntro };
export const WithFigure: Story = { args: pageHeadingExamples.withFigure };
export const Split: Story = { args: pageHeadingExamples.split };
export const LongestGerman: Story = { args: pageHeadingExamples.longestGerman };
