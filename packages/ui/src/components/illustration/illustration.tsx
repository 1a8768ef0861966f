import { StrokesSvg } from '../drawing/strokes-svg.tsx';
import { pictures, type IllustrationName } from './pictures.ts';

export type { IllustrationName } from './pictures.ts';

export interface IllustrationProps {
  name: IllustrationName;
}

/**
 * A picture of what is missing, closed or broken, in the style of the drawings. Decorative: the text beside it has the
 * meaning.
 */
export function Illustration({ name }: IllustrationProps) {
  return <StrokesSvg strokes={pictures[name]()} viewBox={{ width: 400, height: 400 }} />;
}
