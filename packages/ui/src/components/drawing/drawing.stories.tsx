import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawingExamples } from './drawing.examples.ts';
import { drawingKinds } from './drawing-strokes.ts';
import { Drawing } from './drawing.tsx';

/**
 * Used instead of stock photographs. Editors choose the motif by the subject of a page; it is generated from a seed, so
 * that a page always has the same drawing and no two pages share one.
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
export const Phases: Story = { args: drawingExamples.phases };
export const PhasesStrip: Story = { args: drawingExamples.phasesStrip };

function Motifs() {
  return (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
      {drawingKinds.map((kind) => (
        <div key={kind} style={{ background: 'var(--brand-wash)' }}>
          <Drawing kind={kind} seed="50" format="wide" fit="cover" />
        </div>
      ))}
    </div>
  );
}

export const AllMotifs: Story = {
  args: drawingExamples.culture,
  decorators: [],
  parameters: { layout: 'padded' },
  render: () => <Motifs />,
};
