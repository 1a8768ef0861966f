import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packages } from '../../src/packages.ts';

const site = packages.find(({ name }) => name === '@veralune/site');

it('site publishes every screen', () => {
  const screens = globSync('src/screens/*/page.tsx', { cwd: site?.folder ?? '' }).map((path) => path.split('/')[2]);
  const published = Object.keys(site?.manifest.exports ?? {})
    .filter((entry) => entry.startsWith('./screens/'))
    .map((entry) => entry.slice('./screens/'.length));
  expect(published.sort()).toEqual(screens.sort());
});

it.each(packages.map(({ name, manifest }) => [name, manifest.exports ?? {}] as const))(
  '%s names each entry: no patterns',
  (_name, exports) => {
    expect(Object.keys(exports).filter((entry) => entry.includes('*'))).toEqual([]);
  },
);
