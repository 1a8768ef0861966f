import { drawingAddress, drawingFileAddress } from './drawing-file.ts';
import { DrawingSvg } from './drawing-svg.tsx';
import { StrokesSvg } from './strokes-svg.tsx';
import { drawingStrokes, type DrawingKind } from './drawing-strokes.ts';
import { viewBoxes, type DrawingFormat } from './painter.ts';

export type { DrawingKind } from './drawing-strokes.ts';
export type { DrawingFormat } from './painter.ts';

export interface DrawingProps {
  kind: DrawingKind;
  /** The same seed gives the same drawing: the id of the brand, the article, the page. */
  seed: string;
  /** Proportions: 1 to 1, 3 to 2, 4 to 5, 9 to 1. Use a strip for phases only. */
  format?: DrawingFormat;
  /** `cover` fills the container and crops the edges; `contain` shows the whole drawing. */
  fit?: 'cover' | 'contain';
  /** Base address of the application's `drawingFile()`s. If omitted, the strokes are inlined in the page. */
  files?: string | undefined;
  /** Address of the file that the drawing shares with others of its list, of `sharedFiles()`; by default it has its own. */
  sharedFile?: string | undefined;
}

/** A drawing generated from a seed, in the tint of its container. Decorative. */
export function Drawing({ kind, seed, format = 'square', fit = 'contain', files, sharedFile }: DrawingProps) {
  const viewBox = viewBoxes[format];
  if (files === undefined)
    return <StrokesSvg strokes={drawingStrokes(kind, seed, format)} viewBox={viewBox} fit={fit} />;
  const drawing = { kind, seed };
  return (
    <DrawingSvg viewBox={viewBox} fit={fit}>
      <use href={drawingAddress(sharedFile ?? drawingFileAddress(files, format, [drawing]), drawing)} />
    </DrawingSvg>
  );
}
