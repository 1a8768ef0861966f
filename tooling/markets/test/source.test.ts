import { expect, it } from 'vitest';
import { withImport, withProperty } from '../src/edit/source.ts';
import { withApp } from '../src/new-market/lock-file.ts';

it.each([
  ['an object', 'const rows = { be, ch };', 'const rows = { be, ch, fr};'],
  ['a trailing comma', "const rows = {\n  be: 'x',\n};", "const rows = {\n  be: 'x', fr};"],
  ['an empty object', 'const rows: Rows = {};', 'const rows: Rows = {fr};'],
  [
    'as const',
    'export const rows = { be } as const satisfies Rows;',
    'export const rows = { be, fr} as const satisfies Rows;',
  ],
])('adds a property to %s', (_, source, expected) => {
  // Prettier formats the file afterwards.
  const plain = (text: string) => text.replaceAll(/,?\s*\}/g, '}');
  expect(plain(withProperty(source, 'rows', 'fr'))).toBe(plain(expected));
});

it.each([
  [
    "import { a } from './a.ts';\n\nconst x = 1;\n",
    "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nconst x = 1;\n",
  ],
  ['const x = 1;\n', "import { b } from './b.ts';\nconst x = 1;\n"],
])('adds an import after the last one', (source, expected) => {
  expect(withImport(source, "import { b } from './b.ts';")).toBe(expected);
});

it.each(['const other = {};', 'const rows = [1];'])('says what is missing in %s', (source) => {
  expect(() => withProperty(source, 'rows', 'fr')).toThrow('"rows"');
});

const lockFile = `catalogs:
  default:
    next:
      version: 16

importers:

  apps/be:
    dependencies:
      next:
        version: 16(react@19)

  apps/it:
    dependencies:
      next:
        version: 16(react@19)

packages:

  react@19:
    version: 19
`;

it('adds an app to the lock file with the versions of another, in the order of the folders', () => {
  const added = withApp(lockFile, 'apps/fr', 'apps/it');
  expect(added.match(/^ {2}apps\/.*:$/gm)).toEqual(['  apps/be:', '  apps/fr:', '  apps/it:']);
  expect(added.replace('  apps/fr:\n    dependencies:\n      next:\n        version: 16(react@19)\n\n', '')).toBe(
    lockFile,
  );
});

it('says which app is missing in the lock file', () => {
  expect(() => withApp(lockFile, 'apps/fr', 'apps/ch')).toThrow('apps/ch');
});
