import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawOriginals } from '../src/draw-originals.ts';
import { contentDir as shippedContent } from '../src/folders.ts';
import { openOriginals } from '../src/open-originals.ts';

const product = 'products/florelune-lactase.yaml';
const copied = ['brands/florelune.yaml', product, 'galenic-formats/tablets.yaml', 'active-ingredients/lactase.yaml'];

describe('drawing the originals of one product', () => {
  let folder: string;
  const content = (): string => join(folder, 'content');
  const media = (): string => join(folder, 'media');
  const open = (): ReturnType<typeof openOriginals> => openOriginals(content(), media());
  const draw = async (): Promise<string[]> => {
    const originals = open();
    const names = [...originals.stale.keys()];
    await drawOriginals(originals, new Set(names), () => undefined);
    return names;
  };
  const files = (): string[] =>
    readdirSync(media(), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp'));
  const entries = (): string => readFileSync(join(content(), 'media/packs.yaml'), 'utf8');
  const edit = (from: RegExp | string, to: string): void => {
    const path = join(content(), product);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-packshots-'));
    for (const file of copied) {
      mkdirSync(join(content(), file, '..'), { recursive: true });
      cpSync(join(shippedContent, file), join(content(), file));
    }
    mkdirSync(media());
    expect(await draw()).toHaveLength(1 + 2 + 6);
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('draws nothing if nothing changed', async () => {
    const before = entries();
    expect(await draw()).toEqual([]);
    expect(entries()).toBe(before);
  });

  it('draws the same bytes again', async () => {
    const before = entries();
    rmSync(join(media(), 'packs/florelune-lactase-de.webp'));
    expect(await draw()).toEqual(['packs/florelune-lactase-de']);
    expect(entries()).toBe(before);
  });

  it('draws one pack if one name changed, and keeps the texts of editors in its entry', async () => {
    const path = join(content(), 'media/packs.yaml');
    writeFileSync(path, entries().replace('florelune-lactase-fr: {', 'florelune-lactase-fr: { alt: { fr: Un tube },'));
    edit('name: Florelune Lactase', 'name: Florelune Lactose');
    expect(await draw()).toEqual(['packs/florelune-lactase-fr']);
    expect(entries()).toContain('alt: { fr: Un tube }');
  });

  it('shares a file between pictures that look the same', async () => {
    edit('name: Florelune Lactose', 'name: Florelune Lactase');
    const languages = ['fr', 'nl', 'de', 'it', 'es'];
    expect(await draw()).toContain('packs/florelune-lactase-fr');
    const hashes = new Set([...entries().matchAll(/original: (\S+),/g)].map(([, original]) => original));
    const packs = files().filter((file) => file.startsWith('packs/florelune'));
    expect(packs.length).toBeLessThanOrEqual(languages.length);
    expect(packs).toHaveLength(hashes.size - 1);
  });

  it('removes the pictures of a deleted product', async () => {
    rmSync(join(content(), product));
    await draw();
    expect(files().sort()).toEqual(['brands/florelune-cover.webp', 'brands/florelune-logo.webp', 'packs/neutral.webp']);
    expect(entries()).not.toContain('lactase');
  });
});
