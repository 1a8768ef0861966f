import { delimiter } from 'node:path';
import { pathFolders } from '@veralune/local-servers/find-program';
import { runCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { print } from '../print.ts';
import { findPostgres, startPrivatePostgres } from './private-postgres.ts';

/** `node with-postgres.ts vitest run …`: runs a command with `TEST_DATABASE_URL` set to a private PostgreSQL server. */
await runCommand(async ({ processGroup }) => {
  const [command = '', ...args] = process.argv.slice(2);
  const found = findPostgres(process.env);
  if ('missing' in found) throw new Failure(found.missing);
  const postgres = await startPrivatePostgres(processGroup, found.folder);
  print(`PostgreSQL ${found.version} runs in a temporary folder.`);
  try {
    // Tests call pg_dump and pg_restore of the same version.
    const path = [found.folder, ...pathFolders(process.env)].join(delimiter);
    const env = { TEST_DATABASE_URL: postgres.url, PATH: path };
    const { code } = await processGroup.run({ name: command, command, args, cwd: process.cwd(), env, onLine: print });
    return code ?? 1;
  } finally {
    await postgres.stop();
  }
});
