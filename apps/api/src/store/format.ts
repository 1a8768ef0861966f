import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code that decides what `model` and `words` of a resource hold. */
const makers = ['models', 'search', 'resources'] as const;
const makerFiles = [join(import.meta.dirname, 'long-text-columns.ts')];

function sources(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(import.meta.dirname, '..', folder, name));
}

/** Names the code that makes the derived columns: when it changes, they are made again. */
export function modelFormat(): string {
  const hash = createHash('sha256');
  for (const path of [...makers.flatMap(sources), ...makerFiles]) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}
