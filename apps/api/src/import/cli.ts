/** Imports the content folder, or with `--check` only says what is wrong in it. */
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config.ts';
import { ContentError } from '../content/problem.ts';
import { readValidContent } from '../content/read.ts';
import { originalProblems } from '../media/import-originals.ts';
import { closeAfterFailure, openConfigured } from '../open-configured.ts';
import { reportFailure } from '../report-failure.ts';
import { importFolder } from './import.ts';

const check = ({ contentDir, originalsDir }: Config): void => {
  const { products, pages, media } = readValidContent(contentDir);
  const problems = originalProblems(media, originalsDir);
  if (problems.length > 0) throw new ContentError(problems);
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
  if (values.check) check(config);
  else await importAll(config);
};

run().catch(reportFailure);
