import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { log } from '../log.ts';
import { readMailConfig } from '../mail/config.ts';
import { previewSecretOf } from '../previews/preview-secret.ts';
import { localSocketPath } from './local-socket-path.ts';
import { openLocalSocket, type LocalSocket } from './local-socket.ts';
import { runCommand } from './run-command.ts';

/**
 * Accepts the commands of `npm run office` and `npm run content` while this API holds the embedded database. With a
 * PostgreSQL server the commands connect to it directly.
 * @returns null if there is no socket
 */
export async function acceptLocalCommands(
  config: Config,
  { db, catalogue }: { readonly db: Database; readonly catalogue: Pick<LiveCatalogue, 'refresh'> },
): Promise<LocalSocket | null> {
  if (config.databaseUrl !== undefined) return null;
  const mail = readMailConfig(process.env, config.dataDir);
  try {
    return await openLocalSocket(localSocketPath(config.dataDir), async (command) => {
      const text = await runCommand({ db, mail, previewSecret: () => previewSecretOf(config) }, command);
      await catalogue.refresh();
      return text;
    });
  } catch (error) {
    // The API serves visitors without the socket.
    log('error', 'Local commands are disabled. Use a shorter DATA_DIR, or stop the API before you run a command.', {
      error,
    });
    return null;
  }
}
