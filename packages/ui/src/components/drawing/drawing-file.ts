import { hash } from './random.ts';
import { sheets, strokesOf, type DrawingFormat, type DrawingKind } from './strokes-of.ts';
import type { Stroke } from './stroke.ts';

export { drawingFormats, drawingKinds, type DrawingFormat, type DrawingKind } from './strokes-of.ts';

/** The id of the drawing inside its file, which a page refers to. */
const group = 'drawing';

/* The page's tint reaches into a file that it uses; the second value is for whoever opens the file by itself. */
const tones: Readonly<Record<Stroke['tone'], string>> = {
  line: 'stroke:var(--drawing-line,#24473a)',
  soft: 'stroke:var(--drawing-soft,#9cb7ac)',
  ground: 'stroke:none;fill:var(--drawing-ground,#d5e0d7)',
  solid: 'stroke:none;fill:var(--drawing-line,#24473a)',
};

function path({ d, tone, width }: Stroke): string {
  return `<path d="${d}" style="${tones[tone]}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`;
}

function drawn(strokes: readonly Stroke[]): string {
  return strokes.map(path).join('');
}

/** Changes with what is drawn, so that a copy of a file may be kept for ever. */
function versionOf(paths: string): string {
  return hash(paths).toString(36);
}

export interface DrawingFile {
  /** The SVG. */
  body: string;
  version: string;
}

/** A drawing as a file of its own, for pages to refer to. */
export function drawingFile(kind: DrawingKind, seed: string, format: DrawingFormat): DrawingFile {
  const { width, height } = sheets[format];
  const paths = drawn(strokesOf(kind, seed, format));
  const shape = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return {
    body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="${group}" ${shape}>${paths}</g></svg>`,
    version: versionOf(paths),
  };
}

/** Where a page finds the drawing: `<base>/culture/wide/florelune.svg?v=1x2y3z#drawing`. */
export function drawingAddress(base: string, kind: DrawingKind, seed: string, format: DrawingFormat): string {
  const { version } = drawingFile(kind, seed, format);
  return `${base}/${kind}/${format}/${encodeURIComponent(seed)}.svg?v=${version}#${group}`;
}
