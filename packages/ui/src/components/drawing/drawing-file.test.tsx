import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawingAddress, drawingFile, drawingKinds } from './drawing-file.ts';
import { Drawing } from './drawing.tsx';
import { strokesOf } from './strokes-of.ts';

describe.each(drawingKinds)('%s', (kind) => {
  test('the file has every stroke that the page would have', () => {
    const { body } = drawingFile(kind, 'florelune', 'wide');
    for (const { d } of strokesOf(kind, 'florelune', 'wide')) expect(body).toContain(`d="${d}"`);
    expect(body).toContain('viewBox="0 0 600 400"');
  });

  test('the page that refers to it says less than 300 bytes, and where it is', () => {
    const markup = renderToStaticMarkup(<Drawing kind={kind} seed="florelune" format="wide" files="/drawings" />);
    const { version } = drawingFile(kind, 'florelune', 'wide');
    expect(markup).toContain(`href="/drawings/${kind}/wide/florelune.svg?v=${version}#drawing"`);
    expect(drawingFile(kind, 'florelune', 'wide').body).toContain('id="drawing"');
    expect(markup).toContain('viewBox="0 0 600 400"');
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.length).toBeLessThan(300);
  });
});

test('what is drawn otherwise has another version', () => {
  const versions = ['a', 'b', 'c'].flatMap((seed) =>
    drawingKinds.map((kind) => drawingFile(kind, seed, 'square').version),
  );
  expect(new Set(versions).size).toBe(9);
});

test.each(['"><script>', '../../x', 'a b', 'x#y', 'x?y'])('a seed such as %s stays inside its segment', (seed) => {
  const address = new URL(drawingAddress('/drawings', 'veins', seed, 'square'), 'https://veralune.example');
  expect(address.pathname).toBe(`/drawings/veins/square/${encodeURIComponent(seed)}.svg`);
  expect(address.hash).toBe('#drawing');
});
