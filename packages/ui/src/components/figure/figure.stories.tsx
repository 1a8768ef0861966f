import type { Meta, StoryObj } from '@storybook/react-vite';
import { figureExamples } from './figure.examples.tsx';
import { Figure } from './figure.tsx';

/**
 * A picture, a drawing or a video in a text. The picture brings its own alternative; the caption says what everybody
 * should know about it.
 *
 * Not for the picture at the top of a page, which Page heading holds.
 */
const meta = {
  title: 'Components/Figure',
  component: Figure,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '42rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Figure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Captioned: Story = { args: figureExamples.captioned };
export const Plain: Story = { args: figureExamples.plain };
