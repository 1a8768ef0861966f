import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiProcess, type ApiProcess } from '../support/api-process.ts';
import { scope } from '../support/api.ts';
import { contactFields } from '../support/forms-api.ts';
import { openProcessDatabase, type ProcessDatabase } from '../support/process-database.ts';
import { standInCaptchaToken } from '@veralune/api-client/contract';
import { submissions } from '../../src/forms/schema.ts';

const visitors = 8;
/** Longer than the load balancer takes to notice, also on a busy machine. */
const drainMs = '2000';
/** Requests without an error before the first restart, so that connections are kept. */
const warmUp = 100;

let database: ProcessDatabase;
let instances: [ApiProcess, ApiProcess];

function start(port = 0): Promise<ApiProcess> {
  const variables = { PORT: String(port), FORM_POSTS_PER_ADDRESS: '100000', DRAIN_MS: drainMs };
  return startApiProcess({ ...database.variables, ...variables });
}

beforeAll(async () => {
  database = await openProcessDatabase('shipped');
  instances = [await start(), await start()];
}, 120_000);
afterAll(async () => {
  await Promise.all(instances.map((each) => each.stop()));
  await database.close();
});

interface Reply {
  readonly status: number;
  readonly body: string;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Kept connections to each port, as a load balancer has them. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: visitors });

function ask(port: number, { body, ...sent }: Sent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = send({ host: '127.0.0.1', port, agent, ...sent }, (response) => {
      text(response).then((each) => {
        resolve({ status: response.statusCode ?? 0, body: each });
      }, reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const counts = { answered: 0, forms: 0 };
const failures: string[] = [];
let isOver = false;

/** Which instances want requests. */
const isReady = [true, true];

/** Asks an instance again and again, as a load balancer does. */
async function watch(index: 0 | 1): Promise<void> {
  while (!isOver) {
    const answer = await ask(instances[index].port, { method: 'GET', path: '/readyz' }).catch(() => undefined);
    isReady[index] = answer?.status === 200;
    await pause(50);
  }
}

/** Sends a request to an instance that is ready, and to the other one only if the first accepts no connection. */
async function balance(turn: number, sent: Sent): Promise<Reply> {
  const ports = instances.map(({ port }) => port);
  const isSecondFirst = isReady[turn % 2] === true ? turn % 2 === 1 : turn % 2 === 0;
  const [first = 0, second = 0] = isSecondFirst ? ports.toReversed() : ports;
  return ask(first, sent).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNREFUSED') throw error;
    return ask(second, sent);
  });
}

/** Nine pages and one form, again and again. */
async function visit(visitor: number): Promise<void> {
  for (let turn = visitor; !isOver; turn += 1) {
    const isForm = turn % 10 === 0;
    const form: Sent = {
      method: 'POST',
      path: `/contact?${scope('fr-be')}`,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({
        ...contactFields,
        email: `visitor-${String(visitor)}-${String(turn)}@example.org`,
        captcha_token: standInCaptchaToken('contact'),
      }),
    };
    const page: Sent = { method: 'GET', path: `/product/101?${scope('fr-be')}` };
    try {
      const { status, body } = await balance(turn, isForm ? form : page);
      counts.answered += 1;
      if (isForm && status === 201) counts.forms += 1;
      if (status !== (isForm ? 201 : 200)) failures.push(`${String(status)} ${body.slice(0, 200)}`);
    } catch (error) {
      failures.push(String(error));
    }
  }
}

async function restart(index: 0 | 1): Promise<void> {
  const { port } = instances[index];
  expect(await instances[index].stop()).toBe(0);
  instances[index] = await start(port);
}

test('a rolling restart under load drops no request', { timeout: 120_000 }, async () => {
  const visiting = [watch(0), watch(1), ...Array.from({ length: visitors }, (_, visitor) => visit(visitor))];
  await expect.poll(() => counts.answered, { timeout: 30_000 }).toBeGreaterThan(warmUp);
  await restart(0);
  await pause(500);
  await restart(1);
  await pause(500);
  isOver = true;
  await Promise.all(visiting);
  agent.destroy();
  expect(failures).toEqual([]);
  await database.between(async ({ db }) => {
    expect(await db.$count(submissions)).toBe(counts.forms);
  });
});
