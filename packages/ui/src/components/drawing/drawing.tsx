import { drawingAddress } from './drawing-file.ts';
import { SheetRoot } from './sheet-root.tsx';
import { StrokeSheet } from './stroke-sheet.tsx';
import { sheets, strokesOf, type DrawingFormat, type DrawingKind } from './strokes-of.ts';

export type { DrawingFormat, DrawingKind } from './strokes-of.ts';

export interface DrawingProps {
  kind: DrawingKind;
  /** The same seed gives the same drawing: the id of the brand, the article, the page. */
  seed: string;
  /** Proportions: 1 to 1, 3 to 2, 4 to 5, 9 to 1. A strip suits phases alone. */
  format?: DrawingFormat;
  /** `cover` fills the box that it stands in and lets the edges go; `contain` shows all of it. */
  fit?: 'cover' | 'contain';
  /** Address below which the application serves each `drawingFile()`. Without it the strokes stand in the page. */
  files?: string | undefined;
}

/** A drawing grown from a seed, in the tint of where it stands. Decorative. */
export function Drawing({ kind, seed, format = 'square', fit = 'contain', files }: DrawingProps) {
  const sheet = sheets[format];
  if (files === undefined) return <StrokeSheet strokes={strokesOf(kind, seed, format)} sheet={sheet} fit={fit} />;
  return (
    <SheetRoot sheet={sheet} fit={fit}>
      <use href={drawingAddress(files, kind, seed, format)} />
    </SheetRoot>
  );
}
