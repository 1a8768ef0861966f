import type { Meta, StoryObj } from '@storybook/react-vite';
import { sectionHeadingExamples } from './section-heading.examples.ts';
import { SectionHeading } from './section-heading.tsx';

/**
 * The heading of a section, with a sentence and the link to the full list.
 *
 * `Section` includes it; use it alone only for custom sections.
 */
const meta = { title: 'Components/Section heading', component: SectionHeading } satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Title: Story = { args: sectionHeadingExamples.title };
export const Whole: Story = { args: sectionHeadingExamples.whole };
export const WithoutText: Story = { args: sectionHeadingExamples.withoutText };
