import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { markets } from '@veralune/routing';
import { readClientsFile } from '../account/clients-file.ts';
import { importClients } from '../account/import-clients.ts';
import { lockImports } from '../db/lock-imports.ts';
import type { Database } from '../db/database.ts';
import { requireMarket } from './markets-option.ts';
import { UsageError } from './usage-error.ts';

export interface ClientsOptions {
  readonly action?: string | undefined;
  readonly market?: string | undefined;
  /** An absolute path. */
  readonly file?: string | undefined;
}

const usage = 'npm run office -- clients import <market> <file.csv>';
/** A file with another structure has a problem in every line. */
const mostProblems = 20;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    throw new UsageError(`${file} can’t be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

function problemsText(problems: readonly string[]): string {
  const more = problems.length - mostProblems;
  return [
    'No client was imported. Correct the file and import it again:',
    ...problems.slice(0, mostProblems),
    ...(more > 0 ? [`… and ${String(more)} more`] : []),
  ].join('\n');
}

/**
 * Imports the client numbers of a market, which customers can give when they sign up: all of a file, or nothing.
 * @throws UsageError with every faulty line
 */
export async function runClientsCommand(db: Database, { action, market, file }: ClientsOptions): Promise<string> {
  if (action !== 'import' || file === undefined) throw new UsageError(usage);
  const { shopId } = markets[requireMarket(market)];
  const { clients, problems } = readClientsFile(basename(file), readText(file));
  if (problems.length > 0) throw new UsageError(problemsText(problems));
  const { added, renamed, unchanged } = await db.transaction(async (tx) => {
    await lockImports(tx);
    return importClients(tx, shopId, clients);
  });
  return `${String(added)} clients added, ${String(renamed)} renamed, ${String(unchanged)} unchanged.`;
}
