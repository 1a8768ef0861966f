import type { Content } from '../../src/content/folders.ts';
import { readValidContent } from '../../src/content/read.ts';
import type { OpenDatabase } from '../../src/db/open.ts';
import { seedContent } from '../../src/store/seed.ts';
import { shippedContent } from './catalogues.ts';
import { openCatalogue } from './database.ts';

/** A database with an edited copy of the shipped content. */
export async function openEdited(edit: (shipped: Content) => Partial<Content>): Promise<OpenDatabase> {
  const database = await openCatalogue('empty');
  const shipped = readValidContent(shippedContent);
  await seedContent(database.db, { ...shipped, ...edit(shipped) });
  return database;
}
