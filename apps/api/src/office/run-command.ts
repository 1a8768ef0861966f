import { runContentCommand } from '../content-commands/run-content-command.ts';
import type { Database } from '../db/database.ts';
import type { Command } from './command.ts';
import { runMailsCommand } from './mails-command.ts';
import { runPersonCommand } from './person-command.ts';
import { showSubmissions, showSubscribers } from './submissions-command.ts';
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
    case 'submissions':
      return showSubmissions(db, command.options, Date.now());
    case 'subscribers':
      return showSubscribers(db, command.options, Date.now());
    case 'person':
      return runPersonCommand(db, command.options);
    case 'mails':
      return runMailsCommand(db, command.options);
    case 'diff':
    case 'import':
    case 'export':
      return runContentCommand(db, command.name, command.folder);
  }
}
