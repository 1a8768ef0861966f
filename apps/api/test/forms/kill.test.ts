import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { standInCaptchaToken } from '@veralune/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submissions } from '../../src/forms/schema.ts';
import { mails } from '../../src/mail/schema.ts';
import { startApiProcess, type ApiProcess } from '../support/api-process.ts';
import { scope } from '../support/api.ts';
import { contactFields } from '../support/forms-api.ts';
import { headerOf } from '../support/mail-file.ts';
import { openProcessDatabase, type ProcessDatabase } from '../support/process-database.ts';

const people = 1_000;
/** Posts in flight at the same time. */
const parallel = 50;
/** Acknowledged posts after which the API is killed. */
const kills = [150, 550];
const settledMs = 60_000;

let database: ProcessDatabase;
let api: ApiProcess | undefined;
beforeAll(async () => {
  database = await openProcessDatabase('shipped');
});
afterAll(async () => {
  await api?.kill();
  await database.close();
});

function start(): Promise<ApiProcess> {
  const variables = { FORM_POSTS_PER_ADDRESS: String(100 * people), MAIL_TO: 'be=office@example.org' };
  return startApiProcess({ ...database.variables, ...variables });
}

/** The reference of each acknowledged person. */
const acknowledged = new Map<number, string>();

/** Posts until it is acknowledged, as a browser does that lost its connection: with the same key. */
async function post(person: number): Promise<void> {
  const key = randomUUID();
  const body = JSON.stringify({
    ...contactFields,
    email: `person${String(person)}@example.org`,
    captcha_token: standInCaptchaToken('contact'),
  });
  while (!acknowledged.has(person)) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const response = await api
      ?.request(`/contact?${scope('fr-be')}`, { method: 'POST', headers, body })
      .catch(() => null);
    const answer = response?.status === 201 ? await response.json().catch(() => null) : null;
    if (answer !== null) acknowledged.set(person, (answer as { reference: string }).reference);
    else await pause(50);
  }
}

/** Posts all people, a limited number at the same time. */
async function postAll(): Promise<void> {
  const queue = Array.from({ length: people }, (_, person) => person);
  const next = async (): Promise<void> => {
    for (let person = queue.pop(); person !== undefined; person = queue.pop()) await post(person);
  };
  await Promise.all(Array.from({ length: parallel }, next));
}

async function killDuring(): Promise<void> {
  for (const count of kills) {
    while (acknowledged.size < count) await pause(5);
    await api?.kill();
    api = await start();
  }
}

function writtenMails(): string[] {
  const folder = join(database.variables['DATA_DIR'] ?? '', 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/**
 * Stops the API when its outbox is empty. A mail that a killed process wrote, but did not remove from it, is due again only
 * after its lease; the second attempt writes the same file.
 */
async function stopWhenSent(): Promise<void> {
  const until = Date.now() + settledMs;
  for (;;) {
    expect(await api?.stop()).toBe(0);
    const left = await database.between(async ({ db }) => db.$count(mails));
    if (left === 0 || Date.now() > until) return;
    api = await start();
    await pause(5_000);
  }
}

test('a killed API stores and mails every acknowledged form exactly once', { timeout: 120_000 }, async () => {
  api = await start();
  await Promise.all([postAll(), killDuring()]);
  await expect.poll(() => writtenMails().length, { timeout: settledMs, interval: 200 }).toBe(2 * people);
  await stopWhenSent();

  await database.between(async ({ db }) => {
    const stored = await db.select().from(submissions);
    expect(new Map(stored.map(({ reference, email }) => [email, reference]))).toEqual(
      new Map([...acknowledged].map(([person, reference]) => [`person${String(person)}@example.org`, reference])),
    );
    expect(stored).toHaveLength(people);
    expect(await db.$count(mails)).toBe(0);
  });
  const recipients = writtenMails().map((mail) => [headerOf(mail, 'To'), headerOf(mail, 'Reply-To')].join(' '));
  expect(new Set(recipients).size).toBe(2 * people);
});
