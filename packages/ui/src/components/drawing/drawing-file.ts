import { hash } from './random.ts';
import { drawingStrokes, type DrawingKind } from './drawing-strokes.ts';
import { viewBoxes, type DrawingFormat } from './painter.ts';
import type { Stroke } from './stroke.ts';

export { drawingKinds, type DrawingKind } from './drawing-strokes.ts';
export { drawingFormats, type DrawingFormat } from './painter.ts';

/** A drawing of a file; all drawings of a file have the same format. */
export interface FileDrawing {
  kind: DrawingKind;
  seed: string;
}

/** The id of a drawing inside its file, for `<use>` in a page. */
function idOf({ kind, seed }: FileDrawing): string {
  return `${kind}.${encodeURIComponent(seed)}`;
}

/*
  Custom properties of the page apply inside `<use>`; the second value is the fallback if the file is opened directly.
*/
const tones: Readonly<Record<Stroke['tone'], string>> = {
  line: 'stroke:var(--drawing-line,#24473a)',
  soft: 'stroke:var(--drawing-soft,#9cb7ac)',
  ground: 'stroke:none;fill:var(--drawing-ground,#d5e0d7)',
  shape: 'stroke:var(--drawing-line,#24473a);fill:var(--drawing-ground,#d5e0d7)',
  solid: 'stroke:none;fill:var(--drawing-line,#24473a)',
};

function path({ d, tone, width }: Stroke): string {
  return `<path d="${d}" style="${tones[tone]}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`;
}

function drawn(strokes: readonly Stroke[]): string {
  return strokes.map(path).join('');
}

/** A hash of the content, so that a file can be cached forever. */
function versionOf(paths: string): string {
  return hash(paths).toString(36);
}

export interface DrawingFile {
  /** The SVG. */
  body: string;
  version: string;
}

/** Drawings as one SVG file, referenced by pages. */
export function drawingFile(format: DrawingFormat, drawings: readonly FileDrawing[]): DrawingFile {
  const { width, height } = viewBoxes[format];
  const shape = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const groups = drawings
    .map(({ kind, seed }) => {
      const paths = drawn(drawingStrokes(kind, seed, format));
      return `<g id="${idOf({ kind, seed })}" ${shape}>${paths}</g>`;
    })
    .join('');
  return {
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${groups}</svg>`,
    version: versionOf(groups),
  };
}

/** Address of a file of drawings: `<base>/wide/culture.florelune,joint.12.svg?v=1x2y3z`. */
export function drawingFileAddress(base: string, format: DrawingFormat, drawings: readonly FileDrawing[]): string {
  const { version } = drawingFile(format, drawings);
  const names = drawings.map(idOf).join(',');
  return `${base}/${format}/${names}.svg?v=${version}`;
}

/** Address of a drawing inside its file. */
export function drawingAddress(fileAddress: string, drawing: FileDrawing): string {
  return `${fileAddress}#${idOf(drawing)}`;
}
