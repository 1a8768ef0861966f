/** Imports the content folder, or with `--check` only says what is wrong in it. */
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { readValidContent } from '../content/read.ts';
import { closeAfterFailure, openConfigured } from '../open-configured.ts';
import { reportFailure } from '../report-failure.ts';
import { importFolder } from './import.ts';

const check = (folder: string): void => {
  const { products, pages } = readValidContent(folder);
  process.stdout.write(
    `Nothing is wrong in ${String(products.size)} products, ${String(pages.size)} pages and all else.\n`,
  );
};

const importAll = async (config: Config): Promise<void> => {
  const database = await openConfigured(config);
  try {
    const { version, inserted, updated, deleted } = await importFolder(database.db, config.contentDir);
    const counts = `${String(inserted)} rows added, ${String(updated)} changed, ${String(deleted)} removed`;
    process.stdout.write(`Version ${version}: ${counts}.\n`);
  } catch (thrown) {
    throw await closeAfterFailure(database, config, thrown);
  }
  await database.close();
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  if (values.check) check(config.contentDir);
  else await importAll(config);
};

run().catch(reportFailure);
