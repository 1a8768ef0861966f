import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawingExamples } from './drawing.examples.ts';
import { drawingKinds } from './drawing-strokes.ts';
import { Drawing, type DrawingFormat } from './drawing.tsx';

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
export const VeinsWide: Story = { args: drawingExamples.veinsWide };
export const Phases: Story = { args: drawingExamples.phases };
export const PhasesWide: Story = { args: drawingExamples.phasesWide };
export const PhasesStrip: Story = { args: drawingExamples.phasesStrip };

/** Each motif, with each seed. */
function Motifs({ format, seeds }: { format: DrawingFormat; seeds: readonly string[] }) {
  return (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' }}>
      {drawingKinds.flatMap((kind) =>
        seeds.map((seed) => (
          <div key={`${kind} ${seed}`} style={{ background: 'var(--brand-wash)' }}>
            <Drawing kind={kind} seed={seed} format={format} fit="cover" />
          </div>
        )),
      )}
    </div>
  );
}

const all = {
  args: drawingExamples.culture,
  decorators: [],
  parameters: { layout: 'padded' },
} satisfies Partial<Story>;

export const AllMotifs: Story = { ...all, render: () => <Motifs format="wide" seeds={['50']} /> };
export const AllMotifsSquare: Story = { ...all, render: () => <Motifs format="square" seeds={['53']} /> };
