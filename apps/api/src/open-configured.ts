import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { isDiskFull } from './db/disk.ts';
import { ContentError } from './content/problem.ts';
import { StartError } from './start-error.ts';

/** Opens the configured database. */
export function openConfigured({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  return openDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
}

/**
 * Closes the database after a failure.
 * @returns the error to report: a StartError if the disk is full, otherwise `thrown`
 */
export async function closeAfterFailure(
  database: OpenDatabase,
  { databaseUrl, dataDir }: Config,
  thrown: unknown,
): Promise<unknown> {
  await database.close().catch(() => undefined);
  const isExplained = thrown instanceof StartError || thrown instanceof ContentError;
  if (isExplained || databaseUrl !== undefined || !isDiskFull(dataDir, thrown)) return thrown;
  return new StartError(`The disk of the data folder ${dataDir} is full: free some space and start again.`, {
    cause: thrown,
  });
}
