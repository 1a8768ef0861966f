import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMedia, type MediaLibrary } from '../../src/media/media-library.ts';
import { mediaRoutes } from '../../src/media/media-routes.ts';
import { copySmallContent } from './small-content.ts';

const forGood = 'public, max-age=31536000, immutable';

describe('/media', () => {
  let folder: string;
  let library: MediaLibrary;
  let app: Hono;
  let version: string;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
    Promise.resolve(app.request(path, { headers, method }));
  const logo = (rest: string): string => `/media/brands/florelune-logo${rest}`;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-routes-'));
    library = openMedia({ contentDir: copySmallContent(folder), outDir: join(folder, 'media') });
    version = library.index.get('brands/florelune-logo')?.hash ?? '';
    app = new Hono().route('/media', mediaRoutes(library));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('draws a picture that is not there yet, once for all who ask', async () => {
    const answers = await Promise.all(['320.png', '640.webp', '640.avif'].map((rest) => get(logo(`-${rest}`))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(readdirSync(join(folder, 'media', 'files'))).toHaveLength(6);
  });

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['png', 'image/png'],
  ])('-320.%s is %s, and may be kept for good under its version', async (ending, type) => {
    const answer = await get(logo(`.${version}-320.${ending}`), { accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(forGood);
    expect(answer.headers.get('vary')).toBeNull();
    expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
  });

  it.each([
    ['without a version', ''],
    ['with an old version', '.0123456789'],
  ])('%s the picture is served, but kept for a while only', async (_, part) => {
    const answer = await get(logo(`${part}-320.png`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ])('without an ending, Accept: %s gives %s', async (accept, type) => {
    const answer = await get(logo(`.${version}-640`), { accept });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(answer.headers.get('cache-control')).toBe(forGood);
  });

  it('answers 304 to whoever has it, 200 to whoever has another', async () => {
    const etag = (await get(logo('-320.png'))).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get(logo('-320.png'), { 'if-none-match': tag });
      expect([answer.status, await answer.text(), answer.headers.get('etag')], tag).toEqual([304, '', etag]);
    }
    expect((await get(logo('-320.webp'), { 'if-none-match': etag })).status).toBe(200);
  });

  it('HEAD tells the same without the picture; other methods are refused', async () => {
    const answer = await get(logo('-320.png'), {}, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(500);
    const refused = await get(logo('-320.png'), {}, 'POST');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    logo('-321.png'),
    logo('-320.gif'),
    logo('-0320.png'),
    logo('-320.png.png'),
    logo('-320.PNG'),
    logo('-320.'),
    logo('.zzzzzzzzzz-320.png'),
    '/media/packs/nobody-fr-320.png',
    '/media/brands/-320.png',
    '/media/index.json',
    '/media/files',
    '/media/',
    '/media',
    '/media/__proto__/x-320.png',
    '/media/constructor/name-320.png',
  ])('%s is unknown', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    if (path !== '/media') expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it.each([
    ['dots', '/media/../index.json'],
    ['encoded dots', '/media/%2e%2e/%2e%2e/package.json'],
    ['encoded slashes', '/media/..%2f..%2fpackage.json'],
    ['twice encoded', '/media/%252e%252e%252fpackage.json'],
    ['backslashes', '/media/..\\..\\package.json'],
    ['dots inside a name', '/media/brands/../brands/florelune-logo-320.png/../../../index.json'],
    ['a null byte', '/media/brands/florelune-logo%00-320.png'],
    ['an absolute path', '/media//etc/passwd'],
    ['a broken encoding', '/media/%c0%ae%c0%ae/%zz-320.png'],
  ])('leads nowhere: %s', async (_, path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('never answers 5xx, whatever the path and the headers', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'brands',
        'packs',
        'florelune-logo',
        version,
        '320',
        '-',
        '.',
        '..',
        '/',
        '%2f',
        'png',
        'avif',
        '?',
      ),
      fc.string({ maxLength: 8 }).map(encodeURIComponent),
    );
    const header = fc.stringMatching(/^[ -~]{0,40}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 9 }), header, header, async (parts, accept, tag) => {
        const answer = await get(`/media/${parts.join('')}`, { accept, 'if-none-match': tag });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 2_000 },
    );
  });
});
