import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawingAddress, drawingFile, drawingKinds } from './drawing-file.ts';
import { Drawing } from './drawing.tsx';
import { drawingStrokes } from './drawing-strokes.ts';

describe.each(drawingKinds)('%s', (kind) => {
  test('the file has the same strokes as the inline drawing', () => {
    const { body } = drawingFile(kind, 'florelune', 'wide');
    for (const { d } of drawingStrokes(kind, 'florelune', 'wide')) expect(body).toContain(`d="${d}"`);
    expect(body).toContain('viewBox="0 0 600 400"');
  });

  test('a reference to the file takes less than 300 bytes', () => {
    const markup = renderToStaticMarkup(<Drawing kind={kind} seed="florelune" format="wide" files="/drawings" />);
    const { version } = drawingFile(kind, 'florelune', 'wide');
    expect(markup).toContain(`href="/drawings/${kind}/wide/florelune.svg?v=${version}#drawing"`);
    expect(drawingFile(kind, 'florelune', 'wide').body).toContain('id="drawing"');
    expect(markup).toContain('viewBox="0 0 600 400"');
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.length).toBeLessThan(300);
  });
});

test('a different drawing has a different version', () => {
  const versions = ['a', 'b', 'c'].flatMap((seed) =>
    drawingKinds.map((kind) => drawingFile(kind, seed, 'square').version),
  );
  expect(new Set(versions).size).toBe(3 * drawingKinds.length);
});

test.each(['"><script>', '../../x', 'a b', 'x#y', 'x?y'])('a seed such as %s stays within its path segment', (seed) => {
  const address = new URL(drawingAddress('/drawings', 'veins', seed, 'square'), 'https://veralune.example');
  expect(address.pathname).toBe(`/drawings/veins/square/${encodeURIComponent(seed)}.svg`);
  expect(address.hash).toBe('#drawing');
});
