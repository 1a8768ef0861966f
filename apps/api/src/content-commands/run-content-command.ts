import { readValidContent } from '../content/read.ts';
import type { Database } from '../db/database.ts';
import { resourcesOf } from '../resources/from-content.ts';
import { differencesOf, differenceText, type Difference } from './compare.ts';
import { exportContent } from './export.ts';
import { importContent } from './import.ts';
import { readResources } from './read-resources.ts';

function listing(differences: readonly Difference[]): string {
  return differences.length === 0
    ? 'The database and the folder are equal.'
    : `${differences.map(differenceText).join('\n')}\n\n${String(differences.length)} ${differences.length === 1 ? 'difference' : 'differences'}.`;
}

const commands = {
  diff: async (db: Database, folder: string) =>
    listing(differencesOf(await readResources(db), resourcesOf(readValidContent(folder)))),
  import: async (db: Database, folder: string) => listing(await importContent(db, readValidContent(folder))),
  export: async (db: Database, folder: string) => {
    const { written, removed, unchanged } = exportContent(folder, await readResources(db));
    return `${folder}: ${String(written)} files written, ${String(removed)} removed, ${String(unchanged)} unchanged.`;
  },
};

export type ContentCommandName = keyof typeof commands;

export function isContentCommand(name: string): name is ContentCommandName {
  return Object.hasOwn(commands, name);
}

/**
 * Compares a content folder with the database, or copies one to the other.
 * @returns the text to print
 * @throws ContentError if the folder has errors
 */
export function runContentCommand(db: Database, name: ContentCommandName, folder: string): Promise<string> {
  return commands[name](db, folder);
}
