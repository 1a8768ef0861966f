import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMedia } from '../../src/media/media-library.ts';
import { renderMedia } from '../../src/media/render-media.ts';
import { copySmallContent } from './small-content.ts';

const filesWithTimes = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => `${name} ${String(statSync(join(folder, name)).mtimeMs)}`);

describe('rendering two products', () => {
  let folder: string;
  let options: { contentDir: string; outDir: string };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-media-'));
    options = { contentDir: copySmallContent(folder), outDir: join(folder, 'media') };
    const steps: number[] = [];
    const { pictures, drawn } = await renderMedia({ ...options, onProgress: ({ done }) => steps.push(done) });
    expect(drawn).toBe(pictures);
    expect(steps).toEqual(Array.from({ length: drawn }, (_, index) => index + 1));
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('plans a pack in each language, the contents, the logo and the cover', () => {
    const names = [...openMedia(options).index.keys()];
    expect(names).toHaveLength(2 + 2 * 6);
    expect(names).toContain('packs/florelune-lactase-de');
    expect(names).toContain('contents/florelune-voyage');
    expect(names).toContain('brands/florelune-logo');
  });

  it('writes every width in every format, at the size and of the kind that its name says', async () => {
    for (const name of readdirSync(join(options.outDir, 'files'))) {
      const [, width, ending] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
      const meta = await sharp(join(options.outDir, 'files', name)).metadata();
      expect([meta.width, meta.format === 'heif' ? 'avif' : meta.format], name).toEqual([Number(width), ending]);
    }
  });

  it('a second run draws nothing and touches nothing, within a second', async () => {
    const before = filesWithTimes(join(options.outDir, 'files'));
    const { drawn, milliseconds } = await renderMedia(options);
    expect(drawn).toBe(0);
    expect(milliseconds).toBeLessThan(1_000);
    expect(filesWithTimes(join(options.outDir, 'files'))).toEqual(before);
  });

  it('a file that is missing is drawn again, one that nothing needs is removed', async () => {
    const files = join(options.outDir, 'files');
    const [lost = ''] = readdirSync(files);
    const before = readFileSync(join(files, lost));
    rmSync(join(files, lost));
    writeFileSync(join(files, '0000000000-320.avif'), '');
    expect((await renderMedia(options)).drawn).toBe(1);
    expect(readFileSync(join(files, lost)).equals(before)).toBe(true);
    expect(readdirSync(files)).not.toContain('0000000000-320.avif');
  });

  it('another name on one product draws that pack alone, and its address changes', async () => {
    const path = join(options.contentDir, 'products/florelune-voyage.yaml');
    const text = readFileSync(path, 'utf8');
    const hashOf = (name: string): string | undefined => openMedia(options).index.get(name)?.hash;
    const before = hashOf('packs/florelune-voyage-fr');
    writeFileSync(path, text.replace('name: Florelune Voyage', 'name: Florelune Périple'));
    expect((await renderMedia(options)).drawn).toBe(1);
    expect(hashOf('packs/florelune-voyage-fr')).not.toBe(before);
    writeFileSync(path, text);
    expect(hashOf('packs/florelune-voyage-fr')).toBe(before);
  });

  it('an index that was cut short is made anew', async () => {
    writeFileSync(join(options.outDir, 'index.json'), '{"stamp":');
    expect((await renderMedia(options)).pictures).toBeGreaterThan(0);
  });
});
