import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clients } from '../../src/account/schema.ts';
import { runClientsCommand } from '../../src/office/clients-command.ts';
import { openCatalogue, type TestDatabase } from '../support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'veralune-clients-'));
const file = join(folder, 'clients.csv');
let database: TestDatabase;
beforeAll(async () => {
  database = await openCatalogue('empty');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function importOf(content: string | Buffer, market = 'be'): Promise<string> {
  writeFileSync(file, content);
  return runClientsCommand(database.db, { action: 'import', market, file });
}

function stored(shopId: number) {
  return database.db
    .select({ number: clients.number, lastname: clients.lastname })
    .from(clients)
    .where(eq(clients.shopId, shopId))
    .orderBy(clients.number);
}

describe('client numbers', () => {
  test('are added and renamed; others stay', async () => {
    expect(await importOf('number,lastname\n4711,Peeters\n4712,Janssens\n')).toBe(
      '2 clients added, 0 renamed, 0 unchanged.',
    );
    const spreadsheet = '\uFEFFlastname;city;number\r\n"O’Neill; Zoë";Liège; 4712 \r\nMaes;Gent;4713\r\n';
    expect(await importOf(spreadsheet)).toBe('1 clients added, 1 renamed, 0 unchanged.');
    expect(await importOf(spreadsheet)).toBe('0 clients added, 0 renamed, 2 unchanged.');
    expect(await stored(1)).toEqual([
      { number: '4711', lastname: 'Peeters' },
      { number: '4712', lastname: 'O’Neill; Zoë' },
      { number: '4713', lastname: 'Maes' },
    ]);
  });

  test('belong to one market', async () => {
    expect(await importOf('number,lastname\n4711,Meier\n', 'ch')).toContain('1 clients added');
    expect(await stored(2)).toEqual([{ number: '4711', lastname: 'Meier' }]);
  });
});

describe('a faulty file imports nothing, and says what to do in each line', () => {
  test.each<[string, string | Buffer, string[]]>([
    ['no header', '4711,Peeters\n', ['clients.csv:1: the first line must name the columns number and lastname']],
    ['no client', 'number,lastname\n', ['clients.csv:1: the first line must name']],
    [
      'empty cells',
      'number,lastname\n1\n2,\n,Peeters\n',
      [':2: the column lastname is empty', ':3: the column lastname is empty', ':4: the column number is empty'],
    ],
    ['a repeated number', 'number,lastname\n1,A\n\n1,B\n', [':4: the number 1 is also in line 2; remove one']],
    ['a long number', `number,lastname\n${'1'.repeat(21)},A\n`, [':2: the column number has more than 20 characters']],
    ['another encoding', Buffer.from('number,lastname\n1,Zo\xeb\n', 'latin1'), [':2: a letter can’t be read']],
    ['quotation marks', 'number,lastname\n1,"A\n', ['check the quotation marks']],
  ])('%s', async (_, content, reasons) => {
    const refused = importOf(content, 'de').catch((error: unknown) => String(error));
    for (const reason of reasons) expect(await refused).toContain(reason);
    expect(await stored(4)).toEqual([]);
  });

  test('lists twenty of many lines', async () => {
    const refused = importOf(`number,lastname\n${',x\n'.repeat(30)}`, 'de');
    await expect(refused).rejects.toThrow('… and 10 more');
  });
});

test.each([
  { action: 'export', market: 'be', file },
  { action: 'import', market: 'be' },
  { action: 'import', market: 'zz', file },
  { action: 'import', market: 'be', file: join(folder, 'missing.csv') },
])('%o is refused', async (options) => {
  await expect(runClientsCommand(database.db, options)).rejects.toThrow(
    /clients import <market>|Name one market|can’t be read/,
  );
});
