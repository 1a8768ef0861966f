import { existsSync, globSync, readFileSync } from 'node:fs';
import { marketIds } from '@veralune/routing';
import { packageFolder } from './catalogue.ts';

/** Folders whose source files use messages. `routing` has the ids of route titles, `edge` the pages of nginx. */
const sources = [
  'packages/site/src',
  'packages/routing/src',
  'tooling/edge/src',
  ...marketIds.map((id) => `apps/${id}`),
];
const excludedFolders = new Set(['node_modules', '.next', '.turbo']);

const quotedId = /['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g;
/** An id with a part that is only known at run time: `filters.sort.${order}`. */
const composedId = /`([a-z][\w-]*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g;

/** Returns a function that tells whether an id is used in these source texts, as a literal or a template literal. */
export function usageIn(texts: readonly string[]): (id: string) => boolean {
  const whole = new Set<string>();
  const composed = new Set<string>();
  for (const text of texts) {
    for (const [, id = ''] of text.matchAll(quotedId)) whole.add(id);
    for (const [, id = ''] of text.matchAll(composedId)) composed.add(id);
  }
  const patterns = [...composed].map(patternOf);
  return (id) => whole.has(id) || patterns.some((pattern) => pattern.test(id));
}

function patternOf(composed: string): RegExp {
  const literals = composed.split(/\$\{[^}]*\}/).map((literal) => literal.replaceAll('.', '\\.'));
  return new RegExp(`^${literals.join('[\\w-]+')}$`);
}

/** The texts of all source files that can use messages. */
export function readSources(): string[] {
  const root = `${packageFolder}../../`;
  return sources
    .filter((folder) => existsSync(root + folder))
    .flatMap((folder) =>
      globSync('**/*.{ts,tsx}', { cwd: root + folder, exclude: (name) => excludedFolders.has(name) })
        .filter((path) => !/\.test\.tsx?$/.test(path))
        .map((path) => readFileSync(`${root}${folder}/${path}`, 'utf8')),
    );
}
