import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with the code that makes the columns `model` and `words`. */
const sourceFolders = ['models', 'search', 'resources'] as const;
const sourceFiles = ['long-text-columns', '../content/texts', '../content/wordings', '../content/swiss-german'].map(
  (name) => join(import.meta.dirname, `${name}.ts`),
);

function filesIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(import.meta.dirname, '..', folder, name));
}

/** Hash of the code that makes the derived columns. They are rebuilt when it changes. */
export function modelFormat(): string {
  const hash = createHash('sha256');
  for (const path of [...sourceFolders.flatMap(filesIn), ...sourceFiles]) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
