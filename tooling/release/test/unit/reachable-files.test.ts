import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reachableFiles } from '../../src/library/reachable-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veralune-reachable-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function reachable(...entries: readonly string[]): string[] {
  return reachableFiles(entries.map((path) => join(folder, path))).map((path) => path.slice(folder.length + 1));
}

it('follows imports, types, dynamic imports, style sheets and fonts', () => {
  write({
    'index.tsx': `import type { T } from './type.ts'; import './x.css'; export { c } from './c/c.ts'; const d = () => import('./d.ts');`,
    'type.ts': 'export type T = 1;',
    'c/c.ts': `import { d } from '../d.ts'; import z from 'zod';`,
    'd.ts': `import './index.tsx';`,
    'x.css': `@import './y.css'; @font-face { src: url('./fonts/f.woff2'); }`,
    'y.css': '',
    'fonts/f.woff2': '',
    'c/c.test.ts': `import './c.ts';`,
    'c/c.stories.tsx': `import './c.ts';`,
  });
  expect(reachable('index.tsx')).toEqual(['c/c.ts', 'd.ts', 'fonts/f.woff2', 'index.tsx', 'type.ts', 'x.css', 'y.css']);
});

it('names a file that does not exist', () => {
  write({ 'a.ts': `import './b.ts';` });
  expect(() => reachable('a.ts')).toThrow(/b\.ts is imported but does not exist/);
});
