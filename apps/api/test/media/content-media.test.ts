import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { readConfig } from '../../src/config.ts';
import { checkReferences } from '../../src/content/check-references.ts';
import { importOriginals, originalProblems } from '../../src/media/import-originals.ts';
import { openTestMedia, type TestMedia } from './support.ts';

const { contentDir, originalsDir } = readConfig({});
const shipped = readContent(contentDir);

describe('pictures of the content', () => {
  let folder: string;
  let media: TestMedia;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-content-media-'));
    media = await openTestMedia();
  });
  afterAll(() => {
    media.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('match their files, and every product has its own', () => {
    const { content } = shipped;
    expect(originalProblems(content.media, originalsDir)).toEqual([]);
    const expected = [...content.products.keys()].flatMap((key) => [
      `packs/${key}-fr`,
      `packs/${key}-it`,
      `contents/${key}`,
    ]);
    expect(expected.filter((key) => !content.media.has(key))).toEqual([]);
  });

  it('are stored once', async () => {
    const { content } = shipped;
    const some = new Map([...content.media].slice(0, 12));
    const stored = await importOriginals(some, originalsDir, media.storage);
    const originals = new Set([...some.values()].map(({ original }) => original)).size;
    expect(stored).toEqual({ stored: originals, problems: [] });
    expect(await importOriginals(some, originalsDir, media.storage)).toEqual({ stored: 0, problems: [] });
  });

  it('are reported and not stored if their file is missing or does not match', async () => {
    const { content } = shipped;
    const [[key, first] = ['', undefined]] = content.media;
    if (!first) throw new Error('The content has pictures');
    const other = { ...first, original: `${'0'.repeat(64)}.webp` };
    const lost = { ...first, file: 'packs/lost.webp', original: `${'1'.repeat(64)}.webp` };
    const wrong = new Map([
      [key, other],
      ['packs/lost', lost],
    ]);
    const { stored, problems } = await importOriginals(wrong, originalsDir, media.storage);
    expect(stored).toBe(0);
    expect(problems.map(({ reason }) => reason).join('\n')).toMatch(
      /does not match.*there is no file packs\/lost\.webp/s,
    );
    expect(await media.storage.has(`originals/${other.original}`)).toBe(false);
  });

  const picture = (id: number, more = ''): string =>
    `{ id: ${String(id)}, original: ${'a'.repeat(64)}.webp, width: 100, height: 100${more} }`;
  it.each([
    [
      'an invalid name',
      `neutral: ${picture(1)}\nBad_Name: ${picture(2)}\n`,
      'packs.yaml:2: a name is lower-case words',
    ],
    [
      'an id that is used twice',
      `neutral: ${picture(1)}\nother: ${picture(1)}\n`,
      'packs.yaml:2: 1 is the id of packs/neutral too',
    ],
    ['no neutral pack', `other: ${picture(1)}\n`, 'packs.yaml:1: "packs/neutral" is missing'],
    [
      'a path that leads out of the folder',
      `neutral: ${picture(1, ', file: ../x.webp')}\n`,
      'packs.yaml:1: file: must be a path',
    ],
    ['a focus outside the picture', `neutral: ${picture(1, ', focus: { x: 2, y: 0 }')}\n`, 'packs.yaml:1: focus.x'],
    ['a list instead of names', `- ${picture(1)}\n`, 'packs.yaml:1: Invalid input: expected record'],
  ])('report %s with its line', (_, text, expected) => {
    const root = join(folder, 'content');
    mkdirSync(join(root, 'media'), { recursive: true });
    writeFileSync(join(root, 'media/packs.yaml'), text);
    const { content, sources, problems } = readContent(root);
    const found = [...problems, ...checkReferences(content, sources)].map(
      ({ file, line, reason }) => `${file}:${String(line)}: ${reason}`,
    );
    expect(found.join('\n')).toContain(expected);
  });

  it.each([
    ['a pack', { pack: 'packs/none' }, 'media has no "packs/none"'],
    ['a pack of a language', { pack: { fr: 'packs/none' } }, 'media has no "packs/none"'],
    ['a document as a pack', { pack: 'documents/micralba-fer-leaflet-fr' }, 'is a document, not a picture'],
    ['a picture twice in a gallery', { gallery: ['packs/neutral', 'packs/neutral'] }, 'is here twice'],
  ])('report %s that a product chooses', (_, pictures, expected) => {
    const { content, sources } = shipped;
    const products = new Map([...content.products].map(([key, product]) => [key, { ...product, pictures }]));
    const reasons = checkReferences({ ...content, products }, sources).map(({ reason }) => reason);
    expect(reasons.length).toBe(products.size);
    expect(reasons[0]).toContain(expected);
  });

  it('report a picture that a product names as a document', () => {
    const { content, sources } = shipped;
    const documents = [{ kind: 'leaflet' as const, files: { fr: 'packs/neutral' } }];
    const products = new Map([...content.products].map(([key, product]) => [key, { ...product, documents }]));
    const [first] = checkReferences({ ...content, products }, sources);
    expect(first?.reason).toBe('"packs/neutral" is a picture, not a document');
  });
});
