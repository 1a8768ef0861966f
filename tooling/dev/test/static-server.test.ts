import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileOf } from '../src/static-server.ts';

const parent = realpathSync(mkdtempSync(join(tmpdir(), 'veralune-static-')));
const folder = join(parent, 'site');
mkdirSync(join(folder, 'sub dir'), { recursive: true });
writeFileSync(join(folder, 'index.html'), '');
writeFileSync(join(folder, 'sub dir/a.js'), '');
writeFileSync(join(parent, 'secret'), '');
mkdirSync(join(parent, 'site-secret'));
writeFileSync(join(parent, 'site-secret/key'), '');
afterAll(() => rmSync(parent, { recursive: true }));

it.each([
  ['/', 'index.html'],
  ['/index.html?v=1', 'index.html'],
  ['/sub%20dir/a.js', 'sub dir/a.js'],
])('%s is %s', (url, file) => {
  expect(fileOf(folder, url)).toBe(join(folder, file));
});

it.each([
  '/none.js',
  '/../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/../site-secret/key',
  '/%',
  '/a%00b',
  '/sub%20dir',
])('%s is not a file', (url) => {
  expect(fileOf(folder, url)).toBeUndefined();
});
