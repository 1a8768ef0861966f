import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runContentCommand } from '../../src/content-commands/run-content-command.ts';
import { lockImports } from '../../src/db/lock-imports.ts';
import { lockState } from '../../src/store/state.ts';
import { shippedContent } from '../support/catalogues.ts';
import { openCatalogue, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openCatalogue('shipped');
});
afterAll(() => database.close());

test('an import waits for that of another instance, and meanwhile editors can write', async () => {
  const [started, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const other = database.requestDb.transaction(async (tx) => {
    await lockImports(tx);
    started.resolve(undefined);
    await ended.promise;
  });
  await started.promise;
  let isImported = false;
  const importing = runContentCommand(database.db, 'import', shippedContent).then(() => {
    isImported = true;
  });
  // Longer than reading the folder takes, which comes first.
  await pause(2_000);
  expect(isImported).toBe(false);
  await database.requestDb.transaction((tx) => lockState(tx));
  expect(isImported).toBe(false);
  ended.resolve(undefined);
  await Promise.all([other, importing]);
  expect(isImported).toBe(true);
});
