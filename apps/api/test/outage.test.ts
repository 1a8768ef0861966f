import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deadlineMs } from '../src/http/within-deadline.ts';
import { scope, useApi } from './support/api.ts';
import { openStoppable, type StoppableDatabase } from './support/stoppable-database.ts';

let database: StoppableDatabase | undefined;
const api = useApi(async () => (database = await openStoppable('shipped')));
const be = scope('fr-be');

const search = { method: 'POST', body: '{"text":"phosphoor"}' };
/** Every call that reads the database. */
const reading: readonly (readonly [string, RequestInit])[] = [
  ['/health', {}],
  [`/product/101?${be}`, {}],
  [`/faq?${be}`, {}],
  [`/products/101/faqs?${be}`, {}],
  [`/url/entity?${be}&entity_type=product&slug=florelune-equilibre`, {}],
  [`/search/suggest?${be}&text=zinque`, {}],
  [`/search?${be}`, search],
  [`/product?${be}&text=calciom`, {}],
  [`/filtersProducts?${be}&text=magnesiom`, {}],
];

/** On a busy machine a response comes later than its deadline; without a deadline it would never come. */
const slowest = 4 * deadlineMs;

async function timed(path: string, init: RequestInit = {}) {
  const start = performance.now();
  const response = await api.request(path, init);
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, milliseconds: performance.now() - start };
}

describe('while the database does not answer', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await database?.stop();
  });
  afterEach(async () => {
    await database?.resume();
    vi.restoreAllMocks();
  });

  test('the deadline ends before clients stop waiting', () => {
    expect(deadlineMs).toBeLessThan(5_000);
  });

  test('every call that reads it answers 503 after the deadline, and works again after the outage', async () => {
    const answers = await Promise.all(reading.map(([path, init]) => timed(path, init)));
    for (const { status, headers, body, milliseconds } of answers) {
      expect([status, headers.get('retry-after'), headers.get('etag')]).toEqual([503, '5', null]);
      expect(body).toContain('"code":"unavailable"');
      expect(milliseconds).toBeLessThan(slowest);
    }
    await database?.resume();
    for (const [path, init] of reading) expect([path, (await timed(path, init)).status]).toEqual([path, 200]);
  });

  test('more requests than connections are answered 503 too', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => timed('/health')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(slowest);
    await database?.resume();
    expect((await timed('/health')).status).toBe(200);
  });

  test('calls that are answered from memory work at once', async () => {
    const waiting = timed('/health');
    for (const path of [
      '/healthz',
      '/readyz',
      `/url?${be}`,
      `/product?${be}`,
      `/redirection?${be}&urls=/x`,
      `/need?${be}`,
    ]) {
      const { status, milliseconds } = await timed(path);
      expect([path, status]).toEqual([path, 200]);
      expect(milliseconds).toBeLessThan(2_000);
    }
    expect((await waiting).status).toBe(503);
  });
});
