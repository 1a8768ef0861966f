/** The commands for editors' tokens and previews: `npm run office -- token|list|revoke|preview`. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { reportFailure } from '../report-failure.ts';
import { dispatchCommand } from './dispatch-command.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const usage = `npm run office -- token --name <person> --role editor|publisher|admin --markets be,ch|all [--days 90]
npm run office -- list
npm run office -- revoke <id>
npm run office -- preview product|brand|need|page <id or key> --locale fr-be`;

function parse() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: text, role: text, markets: text, days: text, locale: text },
    });
  } catch (thrown) {
    throw new UsageError(`${thrown instanceof Error ? thrown.message : 'The options are wrong'}\n${usage}`);
  }
}

function commandOf({ values, positionals: [name, ...rest] }: ReturnType<typeof parse>): Command {
  const { locale, ...options } = values;
  if (name === 'token') return { name, options };
  if (name === 'list') return { name };
  if (name === 'revoke') return { name, id: rest[0] };
  if (name === 'preview') return { name, kind: rest[0], idOrKey: rest[1], locale };
  throw new UsageError(usage);
}

async function run(): Promise<void> {
  const command = commandOf(parse());
  process.stdout.write(`${await dispatchCommand(readConfig(process.env), command)}\n`);
}

run().catch(reportFailure);
