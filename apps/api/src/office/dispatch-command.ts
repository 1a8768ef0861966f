import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { FolderInUseError } from '../db/lock.ts';
import { readMailConfig } from '../mail/config.ts';
import { closeAfterFailure, openConfigured } from '../open-configured.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { previewSecretOf } from '../previews/preview-secret.ts';
import type { Command } from './command.ts';
import { localSocketPath } from './local-socket-path.ts';
import { runCommand } from './run-command.ts';
import { sendCommand } from './send-command.ts';
import { UsageError } from './usage-error.ts';

/** How long to wait for a process that holds the lock but accepts no commands: an API that starts or stops. */
const waitMs = 10_000;
const retryMs = 200;

/**
 * Runs a command in this process.
 * @throws FolderInUseError while another process holds the lock of the data folder
 */
async function runHere(config: Config, command: Command): Promise<string> {
  const database = await openConfigured(config);
  try {
    if ('folder' in command) await prepareDatabase(database.db, config.contentDir);
    const mail = readMailConfig(process.env, config.dataDir);
    const services = { db: database.db, mail, previewSecret: () => previewSecretOf(config) };
    const text = await runCommand(services, command);
    await database.close();
    return text;
  } catch (thrown) {
    throw await closeAfterFailure(database, config, thrown);
  }
}

/** @returns null if no API accepts commands */
async function runInApi(path: string, command: Command): Promise<string | null> {
  const reply = await sendCommand(path, command);
  if (reply === null) return null;
  if (!reply.ok) throw new UsageError(reply.message);
  return reply.text;
}

/**
 * Runs a command on the configured database: in this process, or in the API that holds the lock of the data folder.
 * @returns the text to print
 */
export async function dispatchCommand(config: Config, command: Command): Promise<string> {
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    try {
      return await runHere(config, command);
    } catch (thrown) {
      if (!(thrown instanceof FolderInUseError)) throw thrown;
      const text = await runInApi(localSocketPath(config.dataDir), command);
      if (text !== null) return text;
      if (Date.now() > giveUpAt) throw thrown;
      await pause(retryMs);
    }
  }
}
