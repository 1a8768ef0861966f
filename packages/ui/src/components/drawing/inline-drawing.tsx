import { drawCulture } from './motifs/culture.ts';
import { drawPhases } from './motifs/phases.ts';
import { paint, viewBoxes } from './painter.ts';
import { StrokesSvg } from './strokes-svg.tsx';

const painters = { culture: drawCulture, phases: drawPhases };

export interface InlineDrawingProps {
  kind: keyof typeof painters;
  /** The same seed gives the same drawing: the id of the brand, the product, the order. */
  seed: string;
}

/**
 * A square drawing in the page itself, for screens that also run in the browser and for pages that must not request
 * other files. It knows two motifs, so that browsers don't load the code of the others. Decorative.
 */
export function InlineDrawing({ kind, seed }: InlineDrawingProps) {
  return <StrokesSvg strokes={paint(painters[kind], kind, seed, 'square')} viewBox={viewBoxes.square} />;
}
