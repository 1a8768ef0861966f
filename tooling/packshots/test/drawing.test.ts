import { beforeAll, describe, expect, it } from 'vitest';
import { drawScene } from '../src/draw-scene.ts';
import { createTypesetter, type Typesetter } from '../src/type/typesetter.ts';
import { allScenes, packSpec } from './scenes.ts';

describe('drawing', () => {
  let typeset: Typesetter;
  beforeAll(async () => {
    typeset = await createTypesetter();
  });

  it.each(allScenes)('%s: the same data gives the same picture, even with another typesetter', async (_, spec) => {
    const first = drawScene(typeset, spec);
    expect(drawScene(typeset, structuredClone(spec))).toBe(first);
    expect(drawScene(await createTypesetter(), spec)).toBe(first);
  });

  it.each(allScenes)('%s: needs no font and has no hole in its numbers', (_, spec) => {
    const svg = drawScene(typeset, spec);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|font-family/);
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    expect(used.filter((id) => !defined.has(id ?? ''))).toEqual([]);
  });

  it('another name, colour or seed gives another picture', () => {
    const spec = packSpec(0, 'Équilibre');
    const first = drawScene(typeset, spec);
    const others = [
      { ...spec, print: { ...spec.print, name: 'Evenwicht' } },
      { ...spec, color: '#4b4a8c' },
      { ...spec, seed: 'another' },
      { ...spec, colours: 'pale' as const },
    ];
    for (const other of others) expect(drawScene(typeset, other)).not.toBe(first);
  });

  it.each([
    '',
    'D',
    'Nahrungsergänzungsmittelverordnungsgerecht',
    'Cheveux & Ongles & Peau & Regard',
    '漢字 <script> &amp; "',
  ])('a strange name still makes a picture: %j', (name) => {
    for (const [index] of allScenes.slice(0, 6).entries()) {
      expect(drawScene(typeset, packSpec(index, name))).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
    }
  });
});
