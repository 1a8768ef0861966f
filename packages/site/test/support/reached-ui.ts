import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../../..');
const siteFolder = join(packages, 'site/src');
const uiFolder = join(packages, 'ui/src');
const uiPackage = '@veralune/ui/';

/** Files that only tests and Storybook load. */
const isForStories = /\.(?:stories|test|examples|keys)\.tsx?$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !isForStories.test(path))
    .map((path) => join(folder, path));
}

/** Imports and re-exports of values, and dynamic imports. An import of types loads nothing. */
const imports = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

function isFile(path: string): boolean {
  return existsSync(path);
}

/** The file that a specifier of `from` names; undefined for other packages and for files that are not code. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return /\.tsx?$/.test(specifier) ? resolve(dirname(from), specifier) : undefined;
  if (!specifier.startsWith(uiPackage)) return undefined;
  const path = join(uiFolder, specifier.slice(uiPackage.length));
  return [`${path}.tsx`, `${path}.ts`].find(isFile);
}

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(imports);
  return [...found].flatMap(([, fixed, dynamic]) => fileOf(fixed ?? dynamic ?? '', file) ?? []);
}

/** `components/badge` for each folder of components, sections and screens. */
export function uiFolders(): string[] {
  return ['components', 'sections', 'screens'].flatMap((group) =>
    readdirSync(join(uiFolder, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${group}/${name}`),
  );
}

/** The folders of packages/ui with a file that the code of the sites imports, directly or indirectly. */
export function reachedUiFolders(): ReadonlySet<string> {
  const reached = new Set(sourceFiles(siteFolder));
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  const inUi = [...reached].map((file) => relative(uiFolder, file)).filter((path) => !path.startsWith('..'));
  return new Set(inUi.map((path) => path.split('/').slice(0, 2).join('/')));
}
