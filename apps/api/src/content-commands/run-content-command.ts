import { readCheckedContent, readValidContent } from '../content/read.ts';
import type { Database } from '../db/database.ts';
import { resourcesOf } from '../resources/from-content.ts';
import { differencesOf, differenceText } from './compare.ts';
import { exportContent } from './export.ts';
import { importContent } from './import.ts';
import {
  importPointsOfSale,
  pointOfSaleDifferences,
  pointOfSaleDifferenceText,
  readStoredPointsOfSale,
} from '../points-of-sale/store-points-of-sale.ts';
import { readPointsOfSale } from '../points-of-sale/read-points-of-sale.ts';
import { exportPointsOfSale } from '../points-of-sale/write-points-of-sale.ts';
import { readResources } from './read-resources.ts';

function listing(differences: readonly string[]): string {
  return differences.length === 0
    ? 'The database and the folder are equal.'
    : `${differences.join('\n')}\n\n${String(differences.length)} ${differences.length === 1 ? 'difference' : 'differences'}.`;
}

const commands = {
  diff: async (db: Database, folder: string) =>
    listing([
      ...differencesOf(await readResources(db), resourcesOf(readValidContent(folder))).map(differenceText),
      ...pointOfSaleDifferences(await readStoredPointsOfSale(db), readPointsOfSale(folder)).map(
        pointOfSaleDifferenceText,
      ),
    ]),
  import: (db: Database, folder: string) => {
    const [content, pointsOfSale] = [readCheckedContent(folder), readPointsOfSale(folder)];
    return db.transaction(async (tx) =>
      listing([
        ...(await importContent(tx, content)).map(differenceText),
        ...(await importPointsOfSale(tx, pointsOfSale)).map(pointOfSaleDifferenceText),
      ]),
    );
  },
  export: async (db: Database, folder: string) => {
    const exported = [
      exportContent(folder, await readResources(db)),
      exportPointsOfSale(folder, await readStoredPointsOfSale(db)),
    ];
    const [written, removed, unchanged] = (['written', 'removed', 'unchanged'] as const).map((name) =>
      String(exported.reduce((sum, each) => sum + each[name], 0)),
    );
    return `${folder}: ${written ?? ''} files written, ${removed ?? ''} removed, ${unchanged ?? ''} unchanged.`;
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
