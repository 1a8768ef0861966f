import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentDir, originalsDir } from '../src/folders.ts';
import { openOriginals } from '../src/open-originals.ts';

const remedy = 'Run `node tooling/packshots/src/main.ts`, look at the pictures, commit.';
const originals = openOriginals(contentDir, originalsDir);
const files = readdirSync(originalsDir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp'));

it('has drawn every picture from the content and the code as they are', () => {
  expect(Object.fromEntries(originals.stale), remedy).toEqual({});
});

it('has no picture that the content does not need', () => {
  expect(originals.unneeded, remedy).toEqual([]);
});

it('keeps at most 12 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(originalsDir, file)).size, 0);
  expect(bytes).toBeLessThan(12_000_000);
});
