import type { Meta, StoryObj } from '@storybook/react-vite';
import { figureExamples } from './figure.examples.tsx';
import { Figure } from './figure.tsx';

/**
 * A picture, a drawing or a video in a text. The picture has its own alternative text; the caption is for everyone.
 *
 * For the picture at the top of a page use Page heading.
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
