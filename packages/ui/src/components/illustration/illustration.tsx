import { StrokeSheet } from '../drawing/stroke-sheet.tsx';
import { pictures, type IllustrationName } from './pictures.ts';

export type { IllustrationName } from './pictures.ts';

export interface IllustrationProps {
  name: IllustrationName;
}

/** What is missing, closed or broken, drawn by the hand of the drawings. Decorative: the words beside it say it. */
export function Illustration({ name }: IllustrationProps) {
  return <StrokeSheet strokes={pictures[name]()} sheet={{ width: 400, height: 400 }} />;
}
