import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@veralune/api-client/contract';
import { documentedCommands } from '@veralune/local-servers/documented-commands';
import type { Locale } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rowsOf, type Database } from '../../src/db/database.ts';
import { openDatabase } from '../../src/db/open.ts';
import { startApiProcess, type ApiProcess } from '../support/api-process.ts';
import { headerOf, tokenIn } from '../support/mail-file.ts';
import { openBrowser, signupFields, type Browser } from '../support/personal-api.ts';
import { openProcessDatabase, type ProcessDatabase } from '../support/process-database.ts';
import { networkAddress } from '../support/running-api.ts';
import { deliveryFields, products } from '../support/shopping.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/operator.md'), 'utf8');
const email = 'anna@example.org';
const restoredName = 'veralune_restored';
const backups = mkdtempSync(join(tmpdir(), 'veralune-backup-'));
const dataAfter = join(backups, 'data');

let database: ProcessDatabase;
let isDropped = false;
let api: ApiProcess | undefined;

function urlOf(name: string): string {
  const address = new URL(inject('server')?.url ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs the documented commands of a mark with the variables of the operator. */
function runDocumented(mark: string, variables: Readonly<Record<string, string>>): void {
  const commands = documentedCommands(page).filter((each) => each.mark === mark);
  expect(commands.length).toBeGreaterThan(1);
  for (const { text } of commands) {
    execFileSync('sh', ['-c', text], { cwd: backups, env: { ...process.env, ...variables }, stdio: 'pipe' });
  }
}

async function start(variables: Readonly<Record<string, string>>): Promise<void> {
  api = await startApiProcess({ ...database.variables, SITE_URLS: 'be=https://be.example', ...variables });
}

let browsers = 0;
function browser(): Browser {
  browsers += 1;
  const request = (path: string, init: RequestInit): Promise<Response> => {
    if (api === undefined) throw new Error('The API does not run.');
    return api.request(path, init);
  };
  return openBrowser(request, networkAddress(browsers));
}

/** The last mail to the account, which the API writes to a folder. */
async function mailOf(folder: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  let mail: string | undefined;
  await expect
    .poll(
      () => {
        try {
          const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
          mail = mails.find((each) => headerOf(each, 'To') === email);
        } catch {
          // The folder is made with the first mail.
        }
        return mail;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return mail ?? '';
}

async function signIn(): Promise<Browser> {
  const opened = browser();
  const answer = await opened.call('/login', { email, password: signupFields.password });
  expect(answer.status).toBe(200);
  return opened;
}

async function order(opened: Browser, locale: Locale = 'fr-be'): Promise<Order> {
  const options = { locale };
  const place = locale === 'fr-ch' ? { zipcode: '1204', city: 'Genève', country: 'CH' } : {};
  expect((await opened.call('/cart/lines', { product: products.magnesium }, options)).status).toBe(201);
  expect((await opened.call('PUT /checkout/delivery', { ...deliveryFields, email, ...place }, options)).status).toBe(
    200,
  );
  const { status, body } = await opened.call('/checkout/order', { terms: true }, options);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as Order;
}

/** The last part of `BE-2026-00481`. */
function counted({ number }: Order): number {
  return Number(number.split('-').at(-1));
}

/** The number of rows of each table. */
async function rowCounts(db: Database): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${sql.identifier(name)}`);
    counts[name] = row?.count ?? -1;
  }
  return counts;
}

beforeAll(async () => {
  database = await openProcessDatabase('shipped');
}, 120_000);
afterAll(async () => {
  await api?.stop();
  if (!isDropped) await database.close();
  execFileSync('dropdb', ['--if-exists', '--force', '--maintenance-db', inject('server')?.url ?? '', restoredName]);
  rmSync(backups, { recursive: true, force: true });
});

test(
  'a backup restored with the documented commands has all orders and accounts, and numbers go on',
  { timeout: 180_000 },
  async () => {
    const dataBefore = database.variables['DATA_DIR'] ?? '';
    await start({});
    expect((await browser().call('/signup', { ...signupFields, email })).status).toBe(201);
    const token = tokenIn(await mailOf(dataBefore), 'verify');
    expect((await browser().call('/signup/verify', { token })).status).toBe(200);
    const anna = await signIn();
    const own = await order(anna);
    const [guest, swiss] = [await order(browser()), await order(browser(), 'fr-ch')];
    expect([own, guest, swiss].map(counted)).toEqual([1, 2, 1]);
    expect(await api?.stop()).toBe(0);
    api = undefined;

    mkdirSync(join(dataBefore, 'media'), { recursive: true });
    writeFileSync(join(dataBefore, 'media/picture'), 'the bytes of a picture');
    const before = await database.between(({ db }) => rowCounts(db));
    runDocumented('backup', { DATABASE_URL: database.url ?? '', DATA_DIR: dataBefore });
    await database.close();
    isDropped = true;

    mkdirSync(dataAfter);
    const restoredUrl = urlOf(restoredName);
    runDocumented('restore', {
      ADMIN_URL: inject('server')?.url ?? '',
      RESTORED_URL: restoredUrl,
      DATA_DIR: dataAfter,
    });
    expect(readFileSync(join(dataAfter, 'media/picture'), 'utf8')).toBe('the bytes of a picture');
    const restored = await openDatabase({ url: restoredUrl });
    expect(await rowCounts(restored.db)).toEqual(before);
    expect(before).toMatchObject({ orders: 3, customers: 1 });
    const [statement = ''] = /```sql\n([\s\S]*?)```/.exec(page)?.slice(1) ?? [];
    expect(await rowsOf(restored.db, sql.raw(`explain ${statement}`))).not.toEqual([]);
    await restored.close();

    await start({ DATABASE_URL: restoredUrl, DATA_DIR: dataAfter });
    const again = await signIn();
    const listed = await again.call('/orders');
    expect(JSON.stringify(listed.body)).toContain(own.number);
    expect(JSON.stringify(listed.body)).not.toContain(guest.number);
    const [next, nextSwiss] = [await order(again), await order(browser(), 'fr-ch')];
    expect([next, nextSwiss].map(counted)).toEqual([3, 2]);
    expect(next.id).toBeGreaterThan(Math.max(own.id, guest.id, swiss.id));
  },
);
