import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowLinkExamples } from './arrow-link.examples.ts';
import { ArrowLink } from './arrow-link.tsx';

/**
 * Links from a section or a text to a page with more.
 *
 * For the next step of a task use a button; inside a sentence use a plain link.
 */
const meta = { title: 'Components/Arrow link', component: ArrowLink } satisfies Meta<typeof ArrowLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: arrowLinkExamples.plain };
export const WithHiddenWords: Story = { args: arrowLinkExamples.withHiddenWords };
export const Back: Story = { args: arrowLinkExamples.back };
export const LongestGerman: Story = { args: arrowLinkExamples.longestGerman };
