import type { Meta, StoryObj } from '@storybook/react-vite';
import { frameExamples } from './frame.examples.tsx';
import { Frame } from './frame.tsx';

/**
 * The default layout: one `Frame` in the layout of a site, one `FrameContent` in each page.
 */
const meta = { title: 'Sections/Frame', component: Frame, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Frame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BelgianFrench: Story = { args: frameExamples.belgianFrench };
export const LongestGerman: Story = { args: frameExamples.longestGerman };
export const Home: Story = { args: frameExamples.home };
export const WithBanner: Story = { args: frameExamples.withBanner };
