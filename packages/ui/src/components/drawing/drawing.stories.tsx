import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawingExamples } from './drawing.examples.ts';
import { Drawing } from './drawing.tsx';

/**
 * Stands where others would put a stock photograph: cultures for brands and ferments, veins for plants and advice,
 * phases for sleep, time and empty states. Grown from a seed, so that a page always has the same one.
 *
 * It is decoration and says nothing. Tint it by setting `--brand` on what it stands in.
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
