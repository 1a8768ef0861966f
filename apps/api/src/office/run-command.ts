import { runContentCommand } from '../content-commands/run-content-command.ts';
import type { Database } from '../db/database.ts';
import type { Command } from './command.ts';
import { makeToken, revoke, showTokens } from './token-command.ts';

/**
 * Runs a command on an open database.
 * @returns the text to print
 * @throws UsageError, ContentError if the input is invalid
 */
export function runCommand(db: Database, command: Command): Promise<string> {
  switch (command.name) {
    case 'token':
      return makeToken(db, command.options);
    case 'list':
      return showTokens(db);
    case 'revoke':
      return revoke(db, command.id);
    case 'diff':
    case 'import':
    case 'export':
      return runContentCommand(db, command.name, command.folder);
  }
}
