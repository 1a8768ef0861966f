import type { Meta, StoryObj } from '@storybook/react-vite';
import { chapterExamples } from './chapter.examples.tsx';
import { Chapter } from './chapter.tsx';

/**
 * A part of a long page, with its title at the side on wide screens.
 *
 * For lists use a section, which has the full width.
 */
const meta = { title: 'Components/Chapter', component: Chapter } satisfies Meta<typeof Chapter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: chapterExamples.text };
export const WithFigure: Story = { args: chapterExamples.withFigure };
export const WithLink: Story = { args: chapterExamples.withLink };
export const Flush: Story = { args: chapterExamples.flush };
