/**
 * Calls of a cart and of an order over HTTP, one at a time, and the rate with 20 visitors at the same time. Every visitor is
 * a new guest who puts a product into the cart, changes it, chooses a delivery and orders. The API and its client share
 * one process. On the embedded engine and, where `TEST_DATABASE_URL` names an empty PostgreSQL database, on that database
 * too.
 *
 * node tooling/bench/src/purchases.ts [visitors]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccount } from '@veralune/api/account/account';
import { createApp } from '@veralune/api/app';
import { readCaptchaConfig } from '@veralune/api/captcha/config';
import { LiveCatalogue } from '@veralune/api/catalogue/live-catalogue';
import { readValidContent } from '@veralune/api/content/read';
import { openDatabase, type DatabaseOptions } from '@veralune/api/db/open';
import { readFormsConfig } from '@veralune/api/forms/config';
import { startForms } from '@veralune/api/forms/start-forms';
import { Postcodes } from '@veralune/api/geo/postcodes';
import { readMailConfig } from '@veralune/api/mail/config';
import { listen } from '@veralune/api/serve';
import { startShop } from '@veralune/api/shop/start-shop';
import { countStock } from '@veralune/api/shop/stock';
import { seedContent } from '@veralune/api/store/seed';
import { percentile } from './percentile.ts';
import { printTable } from './table.ts';

const visitors = Number(process.argv[2] ?? 200);
const warmUps = 20;
const inFlight = 20;
const limits = { p95: 30, perSecond: 200 };
/** A Belgian product of the shipped content, and more of it than is ordered. */
const product = 112;
const units = 1_000_000;
const shop = { shopId: 1, scope: 'shop_id=1&lang=fr' } as const;
/** All visitors have the address of this machine. */
const environment = { NODE_ENV: 'production', FORM_POSTS_PER_ADDRESS: '1000000' } as const;
const contentDir = fileURLToPath(new URL('../../../apps/api/content', import.meta.url));

const delivery = {
  kind: 'home',
  civility: 'ms',
  firstname: 'Anna',
  lastname: 'Peeters',
  address_1: 'Rue des Alchimistes 12',
  zipcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  mobile: '+32 470 00 12 34',
} as const;

interface RunningApi {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

async function startApi(options: DatabaseOptions): Promise<RunningApi> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-bench-'));
  const database = await openDatabase(options);
  const { db, requestDb } = database;
  await seedContent(db, readValidContent(contentDir));
  await countStock(db, shop.shopId, { productId: product, size: 0, quantity: units });
  const catalogue = await LiveCatalogue.load(db);
  const postcodes = new Postcodes();
  const mail = readMailConfig(environment, folder);
  const config = readFormsConfig(environment);
  const forms = await startForms({
    config,
    mail,
    captcha: readCaptchaConfig(environment),
    database,
    postcodes,
    now: Date.now,
  });
  const { limits: formLimits, notifyMail: onMail } = forms;
  const attemptsPerAddress = config.postsPerAddress;
  const account = createAccount({
    ...{ db: requestDb, mail, postcodes, attemptsPerAddress },
    ...{ countMail: formLimits.countMail, onMail },
  });
  const started = await startShop({ database, postcodes, mail, limits: formLimits, onMail, payment: null });
  const app = createApp({ db: requestDb, catalogue, forms, account, shop: started, postcodes });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.close();
      await started.stop();
      await forms.stop();
      catalogue.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds of each answer, by call. */
type Times = Map<string, number[]>;

interface Answer {
  readonly id: number;
  readonly lines: readonly { readonly id: string }[];
}

/** Everything that one visitor does, up to the page that asks for the payment. */
async function visit(origin: string, index: number, times: Times): Promise<void> {
  const cookies = new Map<string, string>();
  const call = async (name: string, method: string, path: string, body?: object): Promise<Answer> => {
    const start = performance.now();
    const answer = await fetch(`${origin}${path}?${shop.scope}`, {
      method,
      headers: {
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    return JSON.parse(text) as Answer;
  };
  const { lines } = await call('add to the cart', 'POST', '/cart/lines', { product });
  await call('cart', 'GET', '/cart');
  await call('header', 'GET', '/me');
  await call('change a quantity', 'PUT', `/cart/lines/${lines[0]?.id ?? ''}`, { quantity: 2 });
  const email = `visitor-${index}@example.org`;
  await call('delivery', 'PUT', '/checkout/delivery', { ...delivery, email });
  await call('recap', 'GET', '/checkout');
  const { id } = await call('order', 'POST', '/checkout/order', { terms: true });
  await call('order detail', 'GET', `/orders/${id}`);
}

async function visitAll(origin: string, count: number, parallel: number): Promise<Times> {
  const times: Times = new Map();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await visit(origin, next++, times);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return times;
}

async function rowsOf(engine: string, options: DatabaseOptions): Promise<string[][]> {
  const { origin, stop } = await startApi(options);
  try {
    await visitAll(origin, warmUps, 1);
    const rows = [...(await visitAll(origin, visitors, 1))].map(([name, times]) => [
      ...[engine, `${name}: p50 / p95 ms`],
      [0.5, 0.95].map((share) => percentile(times, share).toFixed(1)).join(' / '),
      engine === 'PGlite' ? String(limits.p95) : '–',
    ]);
    const start = performance.now();
    const calls = [...(await visitAll(origin, visitors, inFlight)).values()].flat().length;
    const perSecond = (calls / (performance.now() - start)) * 1_000;
    const limit = engine === 'PostgreSQL' ? String(limits.perSecond) : '–';
    return [...rows, [engine, `all calls, ${inFlight} in flight: requests/s`, perSecond.toFixed(0), limit]];
  } finally {
    await stop();
  }
}

const rows = await rowsOf('PGlite', { memory: true });
const url = process.env['TEST_DATABASE_URL'];
if (url) rows.push(...(await rowsOf('PostgreSQL', { url })));
printTable(['engine', 'what', 'value', 'limit'], rows);
console.log(`\n${visitors} visitors.${url ? '' : ' PostgreSQL was not measured: TEST_DATABASE_URL is not set.'}`);
process.exit(0);
