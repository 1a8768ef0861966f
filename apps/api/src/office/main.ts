/** Commands for the people who run the catalogue: `npm run office -- token|list|revoke`. */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { closeAfterFailure, openConfigured } from '../open-configured.ts';
import { reportFailure } from '../report-failure.ts';
import { makeToken, revoke, showTokens } from './token-command.ts';
import { UsageError } from './usage-error.ts';

const usage = `npm run office -- token --name <person> --role editor|publisher|admin --markets be,ch|all [--days 90]
npm run office -- list
npm run office -- revoke <id>`;

const parse = () => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { name: text, role: text, markets: text, days: text } });
  } catch (thrown) {
    throw new UsageError(`${thrown instanceof Error ? thrown.message : 'The options are wrong'}\n${usage}`);
  }
};

const run = async (): Promise<void> => {
  const { values, positionals } = parse();
  const [command, argument] = positionals;
  const config = readConfig(process.env);
  const database = await openConfigured(config);
  try {
    const { db } = database;
    if (command === 'token') process.stdout.write(`${await makeToken(db, values)}\n`);
    else if (command === 'list') process.stdout.write(`${await showTokens(db)}\n`);
    else if (command === 'revoke') process.stdout.write(`${await revoke(db, argument)}\n`);
    else throw new UsageError(usage);
  } catch (thrown) {
    throw await closeAfterFailure(database, config, thrown);
  }
  await database.close();
};

run().catch(reportFailure);
