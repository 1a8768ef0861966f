import type { Meta, StoryObj } from '@storybook/react-vite';
import { sectionExamples } from './section.examples.tsx';
import { Section } from './section.tsx';

/**
 * A part of a page with a heading, over the full width.
 *
 * Shade at most one part of a page.
 */
const meta = { title: 'Components/Section', component: Section, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Section
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: sectionExamples.plain };
export const Shade: Story = { args: sectionExamples.shade };
