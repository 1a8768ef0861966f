import type { Meta, StoryObj } from '@storybook/react-vite';
import { subjectDrawingExamples } from './subject-drawing.examples.ts';
import { SubjectDrawing } from './subject-drawing.tsx';

/**
 * The drawing beside the title of a need, a theme, a page of a brand's corner.
 *
 * Not for a page with a photograph, and not inside a text.
 */
const meta = {
  title: 'Components/Subject drawing',
  component: SubjectDrawing,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SubjectDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: subjectDrawingExamples.plain };
export const Tinted: Story = { args: subjectDrawingExamples.tinted };
