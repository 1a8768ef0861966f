/** Commands for the content folder: `npm run content -- import|export|diff|check`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { ContentError } from '../content/problem.ts';
import { readCheckedContent } from '../content/read.ts';
import { originalProblems } from '../media/import-originals.ts';
import { readPointsOfSale } from '../points-of-sale/read-points-of-sale.ts';
import { dispatchCommand } from '../office/dispatch-command.ts';
import { UsageError } from '../office/usage-error.ts';
import { reportFailure } from '../report-failure.ts';
import { isContentCommand } from './run-content-command.ts';

const usage = `npm run content -- diff [folder]     lists what an import would change
npm run content -- import [folder]   makes the database equal to the folder
npm run content -- export [folder]   writes the database into the folder
npm run content -- check [folder]    reports errors in the folder`;

function parse(): readonly string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch (thrown) {
    throw new UsageError(`${thrown instanceof Error ? thrown.message : 'The options are invalid'}\n${usage}`);
  }
}

function check(folder: string, originalsDir: string): string {
  const { products, pages, media } = readCheckedContent(folder);
  const problems = originalProblems(media, originalsDir);
  if (problems.length > 0) throw new ContentError(problems);
  const pharmacies = readPointsOfSale(folder).length;
  return `Nothing is wrong in ${String(products.size)} products, ${String(pages.size)} pages, ${String(pharmacies)} pharmacies and all other files.`;
}

async function run(): Promise<void> {
  const [name = '', given, ...others] = parse();
  if ((name !== 'check' && !isContentCommand(name)) || others.length > 0) throw new UsageError(usage);
  const config = readConfig(process.env);
  const folder = given === undefined ? config.contentDir : resolve(given);
  const text = name === 'check' ? check(folder, config.originalsDir) : await dispatchCommand(config, { name, folder });
  process.stdout.write(`${text}\n`);
}

run().catch(reportFailure);
