/** Commands for the content folder: `npm run content -- import|export|diff|check`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { ContentError } from '../content/problem.ts';
import { readValidContent } from '../content/read.ts';
import type { Database } from '../db/database.ts';
import { originalProblems } from '../media/import-originals.ts';
import { UsageError } from '../office/usage-error.ts';
import { closeAfterFailure, openConfigured } from '../open-configured.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { reportFailure } from '../report-failure.ts';
import { resourcesOf } from '../resources/from-content.ts';
import { differencesOf, differenceText, type Difference } from './compare.ts';
import { exportContent } from './export.ts';
import { importContent } from './import.ts';
import { readResources } from './read-resources.ts';

const usage = `npm run content -- diff [folder]     what an import would change
npm run content -- import [folder]   makes the database hold what the folder holds
npm run content -- export [folder]   writes what the database holds into the folder
npm run content -- check [folder]    says what is wrong in the folder`;

const listing = (differences: readonly Difference[]): string =>
  differences.length === 0
    ? 'The database holds what the folder holds.'
    : `${differences.map(differenceText).join('\n')}\n\n${String(differences.length)} differences.`;

const commands: Readonly<Record<string, (db: Database, folder: string) => Promise<string>>> = {
  diff: async (db, folder) => listing(differencesOf(await readResources(db), resourcesOf(readValidContent(folder)))),
  import: async (db, folder) => listing(await importContent(db, readValidContent(folder))),
  export: async (db, folder) => {
    const { written, removed, unchanged } = exportContent(folder, await readResources(db));
    return `${folder}: ${String(written)} files written, ${String(removed)} removed, ${String(unchanged)} unchanged.`;
  },
};

const check = (folder: string, originalsDir: string): string => {
  const { products, pages, media } = readValidContent(folder);
  const problems = originalProblems(media, originalsDir);
  if (problems.length > 0) throw new ContentError(problems);
  return `Nothing is wrong in ${String(products.size)} products, ${String(pages.size)} pages and all else.`;
};

const onDatabase = async (config: Config, work: (db: Database) => Promise<string>): Promise<string> => {
  const database = await openConfigured(config);
  try {
    await prepareDatabase(database.db, config.contentDir);
    const text = await work(database.db);
    await database.close();
    return text;
  } catch (thrown) {
    throw await closeAfterFailure(database, config, thrown);
  }
};

const run = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', given] = positionals;
  const config = readConfig(process.env);
  const folder = given === undefined ? config.contentDir : resolve(given);
  const command = commands[name];
  if (name === 'check') process.stdout.write(`${check(folder, config.originalsDir)}\n`);
  else if (command) process.stdout.write(`${await onDatabase(config, (db) => command(db, folder))}\n`);
  else throw new UsageError(usage);
};

run().catch(reportFailure);
