import { expect, it } from 'vitest';
import { isVersion, storybookIndex } from '../src/storybook-index.ts';

it('lists the newest release first', () => {
  const page = storybookIndex(['0.9.0', '1.0.0-next.2', '0.10.0', '1.0.0', '1.0.0-next.10', '0.10.1']);
  const listed = [...page.matchAll(/href="\.\/([^/]+)\/"/g)].map(([, version]) => version);
  expect(listed).toEqual(['1.0.0', '1.0.0-next.10', '1.0.0-next.2', '0.10.1', '0.10.0', '0.9.0']);
});

it.each([
  ['0.2.0', true],
  ['1.0.0-next.1', true],
  ['index.html', false],
  ['assets', false],
  ['1.0', false],
])('the folder %s is a release: %s', (name, expected) => {
  expect(isVersion(name)).toBe(expected);
});
