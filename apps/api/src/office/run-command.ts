import { runContentCommand } from '../content-commands/run-content-command.ts';
import type { Database } from '../db/database.ts';
import type { MailConfig } from '../mail/config.ts';
import type { Command } from './command.ts';
import { runClientsCommand } from './clients-command.ts';
import { makePreview } from './preview-command.ts';
import { runMailsCommand } from './mails-command.ts';
import { runOrdersCommand } from './orders-command.ts';
import { runPersonCommand } from './person-command.ts';
import { runReviewsCommand } from './reviews-command.ts';
import { runStockCommand } from './stock-command.ts';
import { showSubmissions, showSubscribers } from './submissions-command.ts';
import { makeToken, revoke, showTokens } from './token-command.ts';

/** What commands work on. */
export interface CommandServices {
  readonly db: Database;
  readonly mail: MailConfig;
  /** Signs the addresses of previews. Read only when it is needed, because the first read stores it. */
  readonly previewSecret: () => string;
}

/**
 * Runs a command on an open database.
 * @returns the text to print
 * @throws UsageError, ContentError if the input is invalid
 */
export function runCommand({ db, mail, previewSecret }: CommandServices, command: Command): Promise<string> {
  switch (command.name) {
    case 'token':
      return makeToken(db, command.options);
    case 'list':
      return showTokens(db);
    case 'revoke':
      return revoke(db, command.id);
    case 'preview':
      return makePreview({ db, secret: previewSecret() }, command);
    case 'submissions':
      return showSubmissions(db, command.options, Date.now());
    case 'subscribers':
      return showSubscribers(db, command.options, Date.now());
    case 'person':
      return runPersonCommand(db, command.options, Date.now());
    case 'mails':
      return runMailsCommand(db, command.options);
    case 'orders':
      return runOrdersCommand({ db, mail }, command.options, Date.now());
    case 'stock':
      return runStockCommand(db, command.options);
    case 'reviews':
      return runReviewsCommand(db, command.options, Date.now());
    case 'clients':
      return runClientsCommand(db, command.options);
    case 'diff':
    case 'import':
    case 'export':
      return runContentCommand(db, command.name, command.folder);
  }
}
