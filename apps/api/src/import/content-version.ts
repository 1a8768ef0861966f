import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const addFolder = (hash: Hash, folder: string, ending: string): void => {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort();
  for (const name of files)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
      .update('\0');
};

/** Code that decides what the tables hold: when it changes, the same content must be imported again. */
const makers = ['.', '../content', '../search', '../db'];

/** Names what the tables hold once this content was imported by this code. */
export const contentVersion = (content: string): string => {
  const hash = createHash('sha256');
  addFolder(hash, content, '.yaml');
  for (const folder of makers) addFolder(hash, join(import.meta.dirname, folder), '.ts');
  return hash.digest('hex').slice(0, 16);
};
