import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import type { Catalogue } from '../src/catalogue/catalogue.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const broken = { execute: () => Promise.reject(new Error('broken')) } as unknown as Database;
const current = { version: 1, instants: [], shared: { settings: { all: [] } } } as unknown as Catalogue;
const app = createApp({ db: broken, catalogue: { current, refresh: () => Promise.resolve() } });

const made = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  test.each([
    ['abc-123_X=', /^abc-123_X=$/],
    ['x'.repeat(64), /^x{64}$/],
    ['x'.repeat(65), made],
    ['with space', made],
    ['{"level":"error"}', made],
    ['', made],
  ])('%s', async (sent, answered) => {
    const response = await app.request('/nothing', { headers: { 'x-request-id': sent } });
    expect(response.headers.get('x-request-id')).toMatch(answered);
  });

  test('of a visitor is replaced', async () => {
    const bindings = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
    const response = await app.request('/nothing', { headers: { 'x-request-id': 'abc' } }, bindings);
    expect(response.headers.get('x-request-id')).toMatch(made);
  });

  test('is generated if none was sent, and is unique', async () => {
    const ids = await Promise.all([app.request('/nothing'), app.request('/nothing')]);
    const [first, second] = ids.map(({ headers }) => headers.get('x-request-id'));
    expect(first).toMatch(made);
    expect(first).not.toBe(second);
  });

  test('is in the log lines of the request', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const response = await app.request('/health', { headers: { 'x-request-id': 'one' } });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'one']);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'error', requestId: 'one', path: '/health' },
    ]);
  });
});
