import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawingExamples } from './drawing.examples.ts';
import { Drawing, type DrawingFormat, type DrawingKind } from './drawing.tsx';

const kinds: readonly DrawingKind[] = ['culture', 'veins', 'phases'];
const formats: readonly DrawingFormat[] = ['square', 'wide', 'tall'];
const seeds = Array.from({ length: 40 }, (_, index) => String(index));

describe.each(kinds)('%s', (kind) => {
  test('the same seed gives the same drawing, a different seed a different one', () => {
    const draw = (seed: string) => renderToStaticMarkup(<Drawing kind={kind} seed={seed} />);
    expect(draw('florelune')).toBe(draw('florelune'));
    expect(draw('florelune')).not.toBe(draw('micralba'));
  });

  test.each(formats)('%s: no seed gives more than 4 kB or a NaN', (format) => {
    for (const seed of seeds) {
      const markup = renderToStaticMarkup(<Drawing kind={kind} seed={seed} format={format} />);
      expect(markup.length).toBeLessThan(4000);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

test.each(Object.entries(drawingExamples))('%s is hidden from screen readers', (_, props) => {
  expect(renderToStaticMarkup(<Drawing {...props} />)).toContain('aria-hidden="true"');
});
