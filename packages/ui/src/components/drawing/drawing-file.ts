import { hash } from './random.ts';
import { drawingStrokes, type DrawingKind } from './drawing-strokes.ts';
import { viewBoxes, type DrawingFormat } from './painter.ts';
import type { Stroke } from './stroke.ts';

export { drawingKinds, type DrawingKind } from './drawing-strokes.ts';
export { drawingFormats, type DrawingFormat } from './painter.ts';

/** The id of the drawing inside its file, for `<use>` in a page. */
const group = 'drawing';

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

/** A drawing as an SVG file, referenced by pages. */
export function drawingFile(kind: DrawingKind, seed: string, format: DrawingFormat): DrawingFile {
  const { width, height } = viewBoxes[format];
  const paths = drawn(drawingStrokes(kind, seed, format));
  const shape = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return {
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="${group}" ${shape}>${paths}</g></svg>`,
    version: versionOf(paths),
  };
}

/** Address of a drawing: `<base>/culture/wide/florelune.svg?v=1x2y3z#drawing`. */
export function drawingAddress(base: string, kind: DrawingKind, seed: string, format: DrawingFormat): string {
  const { version } = drawingFile(kind, seed, format);
  return `${base}/${kind}/${format}/${encodeURIComponent(seed)}.svg?v=${version}#${group}`;
}
