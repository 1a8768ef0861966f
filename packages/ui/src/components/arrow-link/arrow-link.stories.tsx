import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrowLinkExamples } from './arrow-link.examples.ts';
import { ArrowLink } from './arrow-link.tsx';

/**
 * Leads on from a section or a text to the page behind it.
 *
 * Not for the next step of a task, which is a button, nor inside a sentence, where a plain link stands.
 */
const meta = { title: 'Components/Arrow link', component: ArrowLink } satisfies Meta<typeof ArrowLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: arrowLinkExamples.plain };
export const WithHiddenWords: Story = { args: arrowLinkExamples.withHiddenWords };
export const Back: Story = { args: arrowLinkExamples.back };
export const LongestGerman: Story = { args: arrowLinkExamples.longestGerman };
