import { runCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { say } from '../say.ts';
import { findPostgres, startPrivatePostgres } from './private-postgres.ts';

/** `node with-postgres.ts vitest run …`: runs a command with `TEST_DATABASE_URL` of a PostgreSQL server of its own. */
await runCommand(async ({ household }) => {
  const [command = '', ...args] = process.argv.slice(2);
  const found = findPostgres(process.env);
  if ('missing' in found) throw new Failure(found.missing);
  const postgres = await startPrivatePostgres(household, found.folder);
  say(`PostgreSQL ${found.version} runs in a temporary folder.`);
  try {
    const env = { TEST_DATABASE_URL: postgres.url };
    const { code } = await household.run({ name: command, command, args, cwd: process.cwd(), env, onLine: say });
    return code ?? 1;
  } finally {
    await postgres.stop();
  }
});
