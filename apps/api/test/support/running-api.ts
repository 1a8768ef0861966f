import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../../src/app.ts';
import { readCaptchaConfig } from '../../src/captcha/config.ts';
import { LiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import { readFormsConfig } from '../../src/forms/config.ts';
import { Postcodes } from '../../src/geo/postcodes.ts';
import { readRequestLimitsConfig } from '../../src/limits/config.ts';
import { startRequestLimits, type RequestLimits } from '../../src/limits/request-limits.ts';
import { readMailConfig } from '../../src/mail/config.ts';
import { listen, type Listening } from '../../src/serve.ts';
import { readPaymentConfig } from '../../src/shop/payment/config.ts';
import { startServices, type StartedServices } from '../../src/start-services.ts';
import { testTime } from './api.ts';
import type { CatalogueName } from './catalogues.ts';
import { openCatalogue, type TestDatabase } from './database.ts';

/** The clock of payments runs often, and late messages are not very late. */
const shopTimes = { intervalMs: 50, lateMs: 300 } as const;

export interface RunningApiOptions {
  readonly catalogue?: CatalogueName;
  readonly variables?: NodeJS.ProcessEnv;
  readonly now?: () => number;
}

interface Running {
  readonly database: TestDatabase;
  readonly catalogue: LiveCatalogue;
  readonly services: StartedServices;
  readonly limits: RequestLimits | undefined;
  readonly server: Listening;
}

/** The mails that were written. */
interface Outbox {
  readonly names: () => readonly string[];
  readonly read: (name: string) => string;
  readonly forget: (name: string) => void;
}

export interface RunningApi {
  readonly ready: () => Running;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly outbox: Outbox;
}

async function start(
  folder: string,
  { catalogue: name, variables, now }: Required<RunningApiOptions>,
): Promise<Running> {
  const database = await openCatalogue(name);
  const catalogue = await LiveCatalogue.load(database.db, now);
  const postcodes = new Postcodes();
  const services = await startServices({
    database,
    postcodes,
    mail: readMailConfig(variables, folder),
    config: readFormsConfig(variables),
    captcha: readCaptchaConfig(variables),
    payment: readPaymentConfig(variables),
    now,
    ...shopTimes,
  });
  const { forms, account, shop } = services;
  // Tests send more requests than people do.
  const limits = startRequestLimits(readRequestLimitsConfig({ API_RATE_LIMITS: 'off', ...variables }));
  const app = createApp({ db: database.requestDb, catalogue, forms, account, shop, postcodes, limits, now });
  return { database, catalogue, services, limits, server: await listen(app, { port: 0, host: '127.0.0.1' }) };
}

function outboxIn(folder: string): Outbox {
  return {
    names: () => {
      try {
        return readdirSync(folder).filter((name) => name.endsWith('.eml'));
      } catch {
        return [];
      }
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    forget: (name) => {
      rmSync(join(folder, name));
    },
  };
}

/** Runs an API with forms, accounts and shop during the tests of a file. It writes its mails to a folder. */
export function useRunningApi({
  catalogue = 'empty',
  variables = {},
  now = () => testTime,
}: RunningApiOptions): RunningApi {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-api-'));
  let running: Running | undefined;
  beforeAll(async () => {
    running = await start(folder, { catalogue, variables, now });
  });
  afterAll(async () => {
    await running?.server.close();
    running?.limits?.stop();
    await running?.services.stop();
    running?.catalogue.close();
    await running?.database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ready = (): Running => {
    if (running === undefined) throw new Error('The API runs only during tests');
    return running;
  };
  return {
    ready,
    request: (path, init) => fetch(`http://127.0.0.1:${String(ready().server.port)}${path}`, init),
    outbox: outboxIn(join(folder, 'outbox')),
  };
}

/** An address of the documentation range 2001:db8::/32, in a network of its own. */
export function networkAddress(index: number): string {
  return `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`;
}
