import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { marketIds } from '@veralune/routing';
import { expect, it } from 'vitest';

/** The shared cache writes into a module of Next that is not documented: an upgrade that moves or changes it fails here. */
const manifest = 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
const root = join(import.meta.dirname, '../../..');
const next = dirname(createRequire(import.meta.url).resolve('next/package.json'));

it('has a table of tags that decides which pages are expired and stale', () => {
  const now = Date.now();
  tagsManifest.set('gone', { stale: now, expired: now });
  tagsManifest.set('old', { stale: now, expired: now + 60_000 });
  expect([areTagsExpired(['other', 'gone'], now - 1), areTagsExpired(['gone'], now + 1)]).toEqual([true, false]);
  expect([areTagsExpired(['old'], now - 1), areTagsStale(['old'], now - 1), areTagsStale(['old'], now + 1)]).toEqual([
    false,
    true,
    false,
  ]);
});

it.each(globSync('dist/compiled/next-server/app-{page,route}-turbo.runtime.prod.js', { cwd: next }))(
  'is not copied into %s, which loads it',
  (file) => {
    expect(readFileSync(join(next, file), 'utf8')).toContain('tags-manifest.external');
  },
);

it('has both bundles that render pages and routes', () => {
  expect(globSync('dist/compiled/next-server/app-{page,route}-turbo.runtime.prod.js', { cwd: next })).toHaveLength(2);
});

it.each(marketIds)('is the same module for the app of %s as for this package', (market) => {
  const own = realpathSync(createRequire(import.meta.url).resolve(manifest));
  expect(realpathSync(createRequire(join(root, 'apps', market, 'package.json')).resolve(manifest))).toBe(own);
});
