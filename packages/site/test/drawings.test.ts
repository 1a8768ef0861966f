import { motifs } from '@veralune/api-client/contract';
import { drawingFileAddress, drawingKinds } from '@veralune/ui/components/drawing/drawing-file';
import { existsSync } from 'node:fs';
import { markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { GET } from '../src/fragments/drawings.ts';
import { drawings } from '../src/mappers/drawings.ts';

/** Calls the route handler with the address and its path parameters, as Next does. */
function ask(address: string) {
  const url = new URL(address, 'https://be.veralune.example');
  const [format = '', file = ''] = url.pathname.slice(`${drawings}/`.length).split('/').map(decodeURIComponent);
  return GET(new Request(url), { params: Promise.resolve({ format, file }) });
}

it('has a drawing for every motif that editors can choose, and no other', () => {
  expect(drawingKinds.toSorted()).toEqual(motifs.toSorted());
});

describe('GET /fragments/drawings', () => {
  it('returns the drawings, cached as immutable', async () => {
    const list = [
      { kind: 'culture', seed: 'home-be' },
      { kind: 'joint', seed: '12' },
    ] as const;
    const answer = await ask(drawingFileAddress(drawings, 'square', list));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toMatch(/^<svg .*id="culture\.home-be".*<path d="M.*id="joint\.12".*<path d="M/);
  });

  it.each([`${drawings}/square/culture.12.svg`, `${drawings}/square/culture.12.svg?v=older`])(
    'caches %s, requested with another version, for a minute',
    async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    },
  );

  it.each([
    'square/culture.12.png',
    'square/.svg',
    'square/culture.svg',
    'square/culture..svg',
    'square/culture.12,.svg',
    'square/landscape.12.svg',
    'square/culture.12,landscape.12.svg',
    'round/culture.12.svg',
    `square/culture.${'a'.repeat(65)}.svg`,
    `square/${'culture.12,'.repeat(24)}culture.12.svg`,
    'square/culture.%3Cscript%3E.svg',
    'square/culture...%2F12.svg',
  ])('responds 404 to %s', async (path) => {
    expect((await ask(`${drawings}/${path}`)).status).toBe(404);
  });

  it.each(Object.keys(markets))('is mounted in the app of %s', (market) => {
    const route = `../../../apps/${market}/app${drawings}/[format]/[file]/route.ts`;
    expect(existsSync(new URL(route, import.meta.url))).toBe(true);
  });
});
