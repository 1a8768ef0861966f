import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawingFile } from './drawing-file.ts';
import { drawingExamples } from './drawing.examples.ts';
import { drawingKinds, drawingStrokes, type DrawingKind } from './drawing-strokes.ts';
import { Drawing } from './drawing.tsx';
import { InlineDrawing } from './inline-drawing.tsx';
import { viewBoxes, type DrawingFormat } from './painter.ts';
import type { Point } from './stroke.ts';

const formats: readonly DrawingFormat[] = ['square', 'wide', 'tall'];
const seeds = Array.from({ length: 40 }, (_, index) => String(index));
/** Limit of a file as browsers load it. */
const mostBytes = 1536;

/** How many numbers a path command takes, and which of them are its last point. */
const commands: Readonly<Record<string, number>> = { m: 2, l: 2, q: 4, a: 7, h: 1, v: 1, z: 0 };

/** The points that a path passes, in absolute coordinates. */
function pointsOf(d: string): Point[] {
  let from: Point = { x: 0, y: 0 };
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', text = '']) => {
    const kind = command.toLowerCase();
    const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const count = commands[kind];
    if (count === undefined) throw new Error(`Unknown path command ${command}`);
    const origin = (): Point => (command === kind ? from : { x: 0, y: 0 });
    return Array.from({ length: count === 0 ? 0 : numbers.length / count }, (_, index) => {
      const own = numbers.slice(index * count, (index + 1) * count);
      const [x = 0, y = 0] = own.slice(-2);
      if (kind === 'h') from = { x: origin().x + x, y: from.y };
      else if (kind === 'v') from = { x: from.x, y: origin().y + x };
      else from = { x: origin().x + x, y: origin().y + y };
      return from;
    });
  });
}

/** How much of a drawing is not cropped, and how much of the frame it fills. */
function shown(kind: DrawingKind, seed: string, format: DrawingFormat) {
  const { width, height } = viewBoxes[format];
  const all = drawingStrokes(kind, seed, format).flatMap(({ d }) => pointsOf(d));
  const inside = all.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  const [xs, ys] = [inside.map(({ x }) => x), inside.map(({ y }) => y)];
  return {
    share: inside.length / all.length,
    across: (Math.max(...xs) - Math.min(...xs)) / width,
    down: (Math.max(...ys) - Math.min(...ys)) / height,
  };
}

describe.each(drawingKinds)('%s', (kind) => {
  test('the same seed gives the same drawing, a different seed a different one', () => {
    const draw = (seed: string) => renderToStaticMarkup(<Drawing kind={kind} seed={seed} />);
    expect(draw('florelune')).toBe(draw('florelune'));
    const different = new Set(seeds.map(draw));
    expect(different.size).toBe(seeds.length);
  });

  test.each(formats)('%s: no seed gives more than 1.5 kB, gzip, or a NaN', (format) => {
    for (const seed of seeds) {
      const { body } = drawingFile(format, [{ kind, seed }]);
      expect(gzipSync(body).length).toBeLessThanOrEqual(mostBytes);
      expect(body).not.toMatch(/NaN|undefined|Infinity|e[+-]\d/);
    }
  });

  test.each(formats)('%s: every seed reaches over the frame, and most of it is not cropped', (format) => {
    for (const seed of seeds) {
      const { share, across, down } = shown(kind, seed, format);
      expect(share).toBeGreaterThan(0.4);
      expect(Math.max(across, down)).toBeGreaterThan(0.6);
      expect(across * down).toBeGreaterThan(0.15);
    }
  });
});

/* Inline in pages that must not request other files. */
test.each(['culture', 'phases'] as const)(
  'inline, %s is the same drawing and takes less than 4 kB of markup',
  (kind) => {
    for (const seed of seeds) {
      const markup = renderToStaticMarkup(<InlineDrawing kind={kind} seed={seed} />);
      expect(markup).toBe(renderToStaticMarkup(<Drawing kind={kind} seed={seed} />));
      expect(markup.length).toBeLessThan(4000);
    }
  },
);

test.each(Object.entries(drawingExamples))('%s is hidden from screen readers', (_, props) => {
  expect(renderToStaticMarkup(<Drawing {...props} />)).toContain('aria-hidden="true"');
});
