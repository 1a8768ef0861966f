import { motifs } from '@veralune/api-client/contract';
import { drawingAddress, drawingKinds } from '@veralune/ui/components/drawing/drawing-file';
import { existsSync } from 'node:fs';
import { markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { GET } from '../src/fragments/drawings.ts';
import { drawings } from '../src/mappers/drawings.ts';

/** Calls the route handler with the address and its path parameters, as Next does. */
function ask(address: string) {
  const url = new URL(address, 'https://be.veralune.example');
  const [kind = '', format = '', seed = ''] = url.pathname
    .slice(`${drawings}/`.length)
    .split('/')
    .map(decodeURIComponent);
  return GET(new Request(url), { params: Promise.resolve({ kind, format, seed }) });
}

it('has a drawing for every motif that editors can choose, and no other', () => {
  expect(drawingKinds.toSorted()).toEqual(motifs.toSorted());
});

describe('GET /fragments/drawings', () => {
  it('returns the drawing, cached as immutable', async () => {
    const answer = await ask(drawingAddress(drawings, 'culture', 'home-be', 'square'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toMatch(/^<svg .*id="drawing".*<path d="M/);
  });

  it.each([`${drawings}/culture/square/12.svg`, `${drawings}/culture/square/12.svg?v=older`])(
    'caches %s, requested with another version, for a minute',
    async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    },
  );

  it.each([
    'culture/square/12.png',
    'culture/square/.svg',
    'landscape/square/12.svg',
    'culture/round/12.svg',
    `culture/square/${'a'.repeat(65)}.svg`,
    'culture/square/%3Cscript%3E.svg',
    'culture/square/..%2F12.svg',
  ])('responds 404 to %s', async (path) => {
    expect((await ask(`${drawings}/${path}`)).status).toBe(404);
  });

  it.each(Object.keys(markets))('is mounted in the app of %s', (market) => {
    const route = `../../../apps/${market}/app${drawings}/[kind]/[format]/[seed]/route.ts`;
    expect(existsSync(new URL(route, import.meta.url))).toBe(true);
  });
});
