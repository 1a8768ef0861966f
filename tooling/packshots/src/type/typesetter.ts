import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { close, line, move, quadratic, type Path, type Segment } from '../studio/path.ts';
import type { Point } from '../studio/camera.ts';
import { displayFile, textFile } from './font-files.ts';

/** The fonts of packs. */
const faces = {
  display: {
    file: displayFile,
    axes: { opsz: 84, wght: 390, SOFT: 0, WONK: 0 },
  },
  /** The display font at its optical size for small text, with thicker hairlines. */
  word: {
    file: displayFile,
    axes: { opsz: 30, wght: 460, SOFT: 0, WONK: 0 },
  },
  text: { file: textFile, axes: { wght: 480 } },
  /** The country below the name in a market's logo. */
  country: { file: textFile, axes: { wght: 500 } },
} as const;
export type FaceName = keyof typeof faces;

export interface Outline {
  /** On a sheet with y downwards; the base line starts at 0, 0. */
  readonly path: Path;
  readonly width: number;
}

interface TextStyle {
  readonly face: FaceName;
  /** Height of the em, in the sheet's units. */
  readonly size: number;
  /** Added after each letter, in ems. */
  readonly tracking?: number;
}

export type Typesetter = (text: string, style: TextStyle) => Outline;

interface LoadedFace {
  readonly font: Font;
  readonly em: number;
  readonly glyphs: Map<number, Path>;
}

async function load(name: FaceName): Promise<LoadedFace> {
  const { file, axes } = faces[name];
  const packed = readFileSync(new URL(import.meta.resolve(file)));
  const face = new Face(new Blob((await decompress(packed)).slice().buffer));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return { font, em: face.upem, glyphs: new Map() };
}

/** Flips the y axis, which points up in fonts and down on sheets, and converts quadratic curves to cubic ones. */
function glyphPath({ font, glyphs }: LoadedFace, glyph: number): Path {
  const known = glyphs.get(glyph);
  if (known) return known;
  let from: Point = { x: 0, y: 0 };
  const path = font.glyphToJson(glyph).map(({ type, values }): Segment => {
    const at = (index: number): Point => ({ x: values[index] ?? 0, y: -(values[index + 1] ?? 0) });
    if (type === 'Z') return close;
    const to = at(values.length - 2);
    const start = from;
    from = to;
    if (type === 'M') return move(to.x, to.y);
    if (type === 'L') return line(to.x, to.y);
    return type === 'Q' ? quadratic(start, at(0), to) : { kind: 'cubic', first: at(0), second: at(2), to };
  });
  glyphs.set(glyph, path);
  return path;
}

function set(face: LoadedFace, text: string, { size, tracking = 0 }: TextStyle): Outline {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(face.font, buffer);
  const positions = buffer.getGlyphPositions();
  const factor = size / face.em;
  let pen = 0;
  const path = buffer.getGlyphInfos().flatMap(({ codepoint: glyph }, index): Segment[] => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = ({ x, y }: Point): Point => ({ x: (pen + xOffset + x) * factor, y: (y - yOffset) * factor });
    const placed = glyphPath(face, glyph).map((segment): Segment => {
      if (segment.kind === 'close') return segment;
      if (segment.kind !== 'cubic') return { kind: segment.kind, to: place(segment.to) };
      return { kind: 'cubic', first: place(segment.first), second: place(segment.second), to: place(segment.to) };
    });
    pen += xAdvance + tracking * face.em;
    return placed;
  });
  return { path, width: Math.max(0, pen - tracking * face.em) * factor };
}

/** Converts text to outlines, so that pictures do not depend on installed fonts. */
export async function createTypesetter(): Promise<Typesetter> {
  const loaded = {
    display: await load('display'),
    word: await load('word'),
    text: await load('text'),
    country: await load('country'),
  };
  return (text, style) => set(loaded[style.face], text, style);
}
