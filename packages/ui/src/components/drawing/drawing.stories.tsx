import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawingExamples } from './drawing.examples.ts';
import { Drawing } from './drawing.tsx';

/**
 * Used instead of stock photographs: cultures for brands and ferments, veins for plants and advice, phases for sleep,
 * time and empty states. Generated from a seed, so that a page always has the same drawing.
 *
 * It is decorative. Tint it by setting `--brand` on its container.
 */
const meta = {
  title: 'Components/Drawing',
  component: Drawing,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Drawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Culture: Story = { args: drawingExamples.culture };
export const CultureDetail: Story = { args: drawingExamples.cultureDetail };
export const Veins: Story = { args: drawingExamples.veins };
export const VeinsWide: Story = { args: drawingExamples.veinsWide };
export const Phases: Story = { args: drawingExamples.phases };
export const PhasesWide: Story = { args: drawingExamples.phasesWide };
export const PhasesStrip: Story = { args: drawingExamples.phasesStrip };
