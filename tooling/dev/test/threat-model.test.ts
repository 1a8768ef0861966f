import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../src/root.ts';

it('docs/threat-model.md names tests that exist', () => {
  const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
  const paths = [...text.matchAll(/`([\w/-]+\.(?:test|spec)\.ts)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
