import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, documentUrl, type Documents } from '../../src/media/document.ts';
import type { Picture, Pictures } from '../../src/media/picture.ts';
import { createMediaLibrary } from '../../src/media/media-library.ts';
import { mediaRoutes } from '../../src/media/media-routes.ts';
import { originalKey, variantsPrefix } from '../../src/media/storage/keys.ts';
import { bytesOf, drawPicture, openTestMedia, storePicture, type TestMedia } from './support.ts';

const immutableCaching = 'public, max-age=31536000, immutable';
const key = 'brands/florelune-logo';
const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
const pdfHash = createHash('sha256').update(pdf).digest('hex');
const leaflet = documentOf('documents/zinc-leaflet-fr', {
  type: 'document',
  title: 'Comment prendre Zinc',
  original: `${pdfHash}.pdf`,
  bytes: pdf.length,
});

describe('/media', () => {
  let media: TestMedia;
  let app: Hono;
  let picture: Picture;
  let version: string;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
    Promise.resolve(app.request(path, { headers, method }));
  const logo = (rest: string): string => `/media/brands/florelune-logo${rest}`;
  let published: Pictures = new Map();
  const pictures = (): Pictures => published;
  const documents = (): Documents => new Map([[leaflet.key, leaflet]]);
  const publish = (...all: Picture[]): void => {
    published = new Map(all.map((each) => [each.key, each]));
  };

  beforeAll(async () => {
    media = await openTestMedia();
    picture = await storePicture(media, key, await bytesOf(drawPicture(640, 200).png()));
    version = picture.version;
    publish(picture);
    app = new Hono().route('/media', mediaRoutes(media.library, { pictures, documents }, { waitMs: 20_000 }));
  });
  afterAll(() => {
    publish();
    media.close();
  });

  it('makes a variant once for 50 concurrent requests', async () => {
    let jobs = 0;
    const worker: TestMedia['worker'] = {
      ...media.worker,
      run: (prepare, urgency) => {
        jobs += 1;
        return media.worker.run(prepare, urgency);
      },
    };
    const counted = new Hono().route(
      '/media',
      mediaRoutes(createMediaLibrary({ ...media, worker }), { pictures, documents }, { waitMs: 20_000 }),
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => counted.request(logo('-640.avif'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(jobs).toBe(1);
    expect([...(await media.storage.keys(variantsPrefix))]).toHaveLength(1);
  });

  it('answers with the closest variant and no-store when making one takes too long', async () => {
    const never = createMediaLibrary({ ...media, worker: { run: () => new Promise(() => undefined) } });
    const slow = new Hono().route('/media', mediaRoutes(never, { pictures, documents }, { waitMs: 20 }));
    const closest = await slow.request(logo('-360.avif'));
    expect([closest.status, closest.headers.get('content-type'), closest.headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'no-store',
    ]);
    expect(closest.headers.get('etag')).toBeNull();
    const other = await storePicture(media, 'uploads/other', await bytesOf(drawPicture(400, 300).jpeg()));
    publish(picture, other);
    const original = await slow.request('/media/uploads/other-360.webp');
    expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    publish(picture);
  });

  it('answers 404 for a picture whose file is missing', async () => {
    const gone = await storePicture(media, 'uploads/gone', await bytesOf(drawPicture(330, 330, '#ff0000').webp()));
    await media.storage.remove(originalKey(gone.original));
    publish(picture, gone);
    const answer = await get('/media/uploads/gone-360.webp');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    publish(picture);
  });

  it('serves a document inline, with its type, length and a long cache time', async () => {
    await media.storeOriginal(pdf);
    const path = documentUrl(leaflet);
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': 'inline; filename="zinc-leaflet-fr.pdf"',
      'cache-control': immutableCaching,
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect(await (await get(path, {}, 'HEAD')).text()).toBe('');
  });

  it.each(['/media/documents/zinc-leaflet-fr.pdf', '/media/documents/zinc-leaflet-fr.0123456789.pdf'])(
    '%s: without the current version, a document has a short cache time',
    async (path) => {
      await media.storeOriginal(pdf);
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=3600');
    },
  );

  it.each(['/media/documents/none.pdf', '/media/documents/../zinc-leaflet-fr.pdf', '/media/brands/florelune-logo.pdf'])(
    '%s is no document',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('finishes a variant after the request timed out', async () => {
    const impatient = new Hono().route('/media', mediaRoutes(media.library, { pictures, documents }, { waitMs: 0 }));
    expect((await impatient.request(logo('-640.webp'))).headers.get('cache-control')).toBe('no-store');
    while ((await media.library.stored({ picture, width: 640, format: 'webp' })) === null) await pause(20);
    expect((await impatient.request(logo(`.${version}-640.webp`))).headers.get('cache-control')).toBe(immutableCaching);
  });

  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['png', 'image/png'],
  ])('-360.%s is %s, and immutable if the URL has the version', async (extension, type) => {
    const answer = await get(logo(`.${version}-360.${extension}`), { accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(immutableCaching);
    expect(answer.headers.get('vary')).toBeNull();
    expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
  });

  it.each([
    ['without a version', ''],
    ['with an old version', '.0123456789'],
  ])('%s the picture is served with a short cache time', async (_, part) => {
    const answer = await get(logo(`${part}-360.png`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
  ])('without a file extension, Accept: %s selects %s', async (accept, type) => {
    const answer = await get(logo(`.${version}-640`), { accept });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect(answer.headers.get('cache-control')).toBe(immutableCaching);
  });

  it('answers 304 if the ETag matches, otherwise 200', async () => {
    const etag = (await get(logo('-360.png'))).headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get(logo('-360.png'), { 'if-none-match': tag });
      expect([answer.status, await answer.text(), answer.headers.get('etag')], tag).toEqual([304, '', etag]);
    }
    expect((await get(logo('-360.webp'), { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD without a body, and refuses other methods', async () => {
    const answer = await get(logo('-360.png'), {}, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    const refused = await get(logo('-360.png'), {}, 'POST');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    logo('-321.png'),
    logo('-360.gif'),
    logo('-0320.png'),
    logo('-360.png.png'),
    logo('-360.PNG'),
    logo('-360.'),
    logo('.zzzzzzzzzz-360.png'),
    '/media/packs/unknown-fr-360.png',
    logo('-360.jpeg'),
    '/media/brands/-360.png',
    '/media/originals',
    '/media/variants',
    '/media/',
    '/media',
    '/media/__proto__/x-360.png',
    '/media/constructor/name-360.png',
  ])('%s is answered 404', async (path) => {
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
    ['dots inside a name', '/media/brands/../brands/florelune-logo-360.png/../../../index.json'],
    ['a null byte', '/media/brands/florelune-logo%00-360.png'],
    ['an absolute path', '/media//etc/passwd'],
    ['a broken encoding', '/media/%c0%ae%c0%ae/%zz-360.png'],
  ])('refuses path traversal by %s', async (_, path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('never answers 5xx for random paths and headers', async () => {
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
