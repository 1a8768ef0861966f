import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { log } from '../log.ts';
import { localSocketPath } from './local-socket-path.ts';
import { openLocalSocket, type LocalSocket } from './local-socket.ts';
import { runCommand } from './run-command.ts';

/**
 * Lets `npm run office` and `npm run content` work while this API holds the embedded database. On a PostgreSQL server the
 * commands connect by themselves. Null where there is no socket.
 */
export async function takeLocalCommands(
  { databaseUrl, dataDir }: Config,
  { db, catalogue }: { readonly db: Database; readonly catalogue: Pick<LiveCatalogue, 'refresh'> },
): Promise<LocalSocket | null> {
  if (databaseUrl !== undefined) return null;
  try {
    return await openLocalSocket(localSocketPath(dataDir), async (command) => {
      const text = await runCommand(db, command);
      await catalogue.refresh();
      return text;
    });
  } catch (error) {
    // Visitors need no commands.
    log('error', 'Local commands are not taken: stop the API before a command, or name a shorter DATA_DIR.', { error });
    return null;
  }
}
