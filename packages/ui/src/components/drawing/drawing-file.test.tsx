import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawingAddress, drawingFile, drawingFileAddress, drawingKinds } from './drawing-file.ts';
import { Drawing } from './drawing.tsx';
import { drawingStrokes } from './drawing-strokes.ts';
import { sharedFiles } from './shared-files.ts';

const culture = { kind: 'culture', seed: 'florelune' } as const;
const joint = { kind: 'joint', seed: '12' } as const;

describe.each(drawingKinds)('%s', (kind) => {
  const drawing = { kind, seed: 'florelune' };

  test('the file has the same strokes as the inline drawing', () => {
    const { body } = drawingFile('wide', [drawing]);
    for (const { d } of drawingStrokes(kind, 'florelune', 'wide')) expect(body).toContain(`d="${d}"`);
    expect(body).toContain('viewBox="0 0 600 400"');
  });

  test('a reference to the file takes less than 300 bytes', () => {
    const markup = renderToStaticMarkup(<Drawing {...drawing} format="wide" files="/drawings" />);
    const { body, version } = drawingFile('wide', [drawing]);
    expect(markup).toContain(`href="/drawings/wide/${kind}.florelune.svg?v=${version}#${kind}.florelune"`);
    expect(body).toContain(`id="${kind}.florelune"`);
    expect(markup).toContain('viewBox="0 0 600 400"');
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.length).toBeLessThan(300);
  });
});

test('a different drawing has a different version', () => {
  const versions = ['a', 'b', 'c'].flatMap((seed) =>
    drawingKinds.map((kind) => drawingFile('square', [{ kind, seed }]).version),
  );
  expect(new Set(versions).size).toBe(3 * drawingKinds.length);
});

test.each(['"><script>', '../../x', 'a b', 'x#y', 'x?y', 'a,b'])(
  'a seed such as %s stays within its path segment and its attribute',
  (seed) => {
    const drawing = { kind: 'veins', seed } as const;
    const file = drawingFileAddress('/drawings', 'square', [drawing]);
    const address = new URL(drawingAddress(file, drawing), 'https://veralune.example');
    expect(address.pathname).toBe(`/drawings/square/veins.${encodeURIComponent(seed)}.svg`);
    expect(address.hash).toBe(`#veins.${encodeURIComponent(seed)}`);
    expect(drawingFile('square', [drawing]).body).toContain(`<g id="veins.${encodeURIComponent(seed)}" `);
  },
);

describe('the drawings of a list', () => {
  test('share a file that has each of them', () => {
    const [file, ...others] = sharedFiles('/drawings', 'wide', [culture, joint]);
    expect(others).toEqual([file]);
    expect(file).toMatch(/^\/drawings\/wide\/culture\.florelune,joint\.12\.svg\?v=[a-z\d]+$/);
    const { body } = drawingFile('wide', [culture, joint]);
    for (const { kind, seed } of [culture, joint])
      for (const { d } of drawingStrokes(kind, seed, 'wide')) expect(body).toContain(`d="${d}"`);
  });

  test('are referenced by their ids', () => {
    const [file] = sharedFiles('/drawings', 'wide', [culture, joint]);
    const markup = renderToStaticMarkup(<Drawing {...joint} format="wide" files="/drawings" sharedFile={file} />);
    expect(markup).toContain(`href="${file ?? ''}#joint.12"`);
  });

  test('are at most twelve in a file', () => {
    const list = Array.from({ length: 26 }, (_, index) => ({ kind: 'joint', seed: String(index) }) as const);
    const files = sharedFiles('/drawings', 'wide', list);
    expect(new Set(files).size).toBe(3);
    files.forEach((file, index) => {
      expect(file).toMatch(new RegExp(`[/,]joint\\.${String(index)}(,|\\.svg)`));
      expect(file?.split(',').length).toBeLessThanOrEqual(12);
    });
  });

  test('an item without a drawing has no file', () => {
    const files = sharedFiles('/drawings', 'wide', [undefined, culture, undefined, joint]);
    expect(files.map((file) => file !== undefined)).toEqual([false, true, false, true]);
  });

  test('are inline without the address of the files', () => {
    expect(sharedFiles(undefined, 'wide', [culture, joint])).toEqual([undefined, undefined]);
  });
});
