/** The commands of the office: `npm run office -- token|list|revoke|preview|submissions|subscribers|person|mails|orders|stock|reviews|clients`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { reportFailure } from '../report-failure.ts';
import { dispatchCommand } from './dispatch-command.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const usage = `npm run office -- token --name <person> --role editor|publisher|admin --markets be,ch|all [--days 90]
npm run office -- list
npm run office -- revoke <id>
npm run office -- preview product|brand|need|page <id or key> --locale fr-be
npm run office -- submissions <market> [--since 7d] [--csv]
npm run office -- subscribers <market> [--since 7d] [--csv]
npm run office -- person export|delete <email> [--markets be,ch]
npm run office -- mails [retry [<id>]] [--markets be,ch]
npm run office -- orders <market> [--since 7d]
npm run office -- orders show|paid|deliver|cancel|refund|refunded <number>
npm run office -- orders ship <number> [--tracking X]
npm run office -- orders received <reference of a return>
npm run office -- stock <market> [<product> <size, from 0> <units>]
npm run office -- reviews [publish|reject <id> [--reply "…"]]
npm run office -- clients import <market> <file.csv>`;

function parse() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: text,
        role: text,
        markets: text,
        days: text,
        locale: text,
        since: text,
        tracking: text,
        reply: text,
        csv: { type: 'boolean' },
      },
    });
  } catch (thrown) {
    throw new UsageError(`${thrown instanceof Error ? thrown.message : 'The options are wrong'}\n${usage}`);
  }
}

function commandOf({ values, positionals: [name, first, second, third, fourth] }: ReturnType<typeof parse>): Command {
  const { since, csv, markets, locale, tracking, reply, ...rest } = values;
  switch (name) {
    case 'token':
      return { name, options: { ...rest, ...(markets !== undefined && { markets }) } };
    case 'list':
      return { name };
    case 'revoke':
      return { name, id: first };
    case 'preview':
      return { name, kind: first, idOrKey: second, locale };
    case 'submissions':
    case 'subscribers':
      return { name, options: { market: first, since, csv } };
    case 'person':
      return { name, options: { action: first, email: second, markets } };
    case 'mails':
      return { name, options: { action: first, id: second, markets } };
    case 'orders':
      return { name, options: { action: first, subject: second, since, tracking } };
    case 'stock':
      return { name, options: { market: first, product: second, size: third, quantity: fourth } };
    case 'reviews':
      return { name, options: { action: first, id: second, reply } };
    case 'clients':
      return { name, options: { action: first, market: second, ...(third !== undefined && { file: resolve(third) }) } };
    default:
      throw new UsageError(usage);
  }
}

async function run(): Promise<void> {
  const command = commandOf(parse());
  process.stdout.write(`${await dispatchCommand(readConfig(process.env), command)}\n`);
}

run().catch(reportFailure);
