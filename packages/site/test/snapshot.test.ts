import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Snapshot } from '../src/snapshots/snapshot.ts';

interface Setup {
  readonly answers: readonly (Response | Error)[];
}

function setUp({ answers }: Setup) {
  const queue = [...answers];
  const log = vi.fn<(message: string) => void>();
  const clock = { now: 0 };
  const request = vi.fn<typeof fetch>(() => {
    const next = queue.shift() ?? new Error('no more answers');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const snapshot = new Snapshot({
    name: 'address book',
    url: 'http://api.test/url',
    parse: (body) => z.number().parse(body),
    maxAgeMs: 1_000,
    timeoutMs: 1_000,
    log,
    fetch: request,
    now: () => clock.now,
  });
  return { snapshot, request, log, clock };
}

function fresh(value: number, etag = `"${value}"`) {
  return Response.json(value, { headers: { etag } });
}

describe('Snapshot', () => {
  it('is undefined before the first response, and does not wait', async () => {
    const { snapshot } = setUp({ answers: [fresh(1)] });
    expect(snapshot.read()).toBeUndefined();
    await snapshot.refresh();
    expect(snapshot.read()).toBe(1);
  });

  it('returns the old copy while a new one is fetched, once it is older than maxAgeMs', async () => {
    const { snapshot, clock, request } = setUp({ answers: [fresh(1), fresh(2)] });
    await snapshot.refresh();
    clock.now = 999;
    expect(snapshot.read()).toBe(1);
    expect(request).toHaveBeenCalledTimes(1);
    clock.now = 1_000;
    expect(snapshot.read()).toBe(1);
    await snapshot.refresh();
    expect(snapshot.read()).toBe(2);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('sends the ETag and keeps the copy on 304', async () => {
    const { snapshot, request } = setUp({ answers: [fresh(1, '"a"'), new Response(null, { status: 304 })] });
    await snapshot.refresh();
    await snapshot.refresh();
    expect(new Headers(request.mock.calls[1]?.[1]?.headers).get('if-none-match')).toBe('"a"');
    expect(snapshot.read()).toBe(1);
  });

  it.each<[string, Response | Error]>([
    ['an error status', new Response('down', { status: 503 })],
    ['no connection', new Error('ECONNREFUSED')],
    ['a body that breaks the contract', Response.json('text')],
  ])('keeps the last copy and logs: %s', async (_, answer) => {
    const { snapshot, log } = setUp({ answers: [fresh(1), answer, fresh(2)] });
    await snapshot.refresh();
    await snapshot.refresh();
    expect(snapshot.read()).toBe(1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('address book'));
    await snapshot.refresh();
    expect(snapshot.read()).toBe(2);
  });

  it('shares one request between concurrent calls', async () => {
    const { snapshot, request } = setUp({ answers: [fresh(1)] });
    await Promise.all([snapshot.refresh(), snapshot.refresh()]);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('renew() sends another request after a pending one', async () => {
    const { snapshot, request } = setUp({ answers: [fresh(1), fresh(2)] });
    const pending = snapshot.refresh();
    await snapshot.renew();
    await pending;
    expect(snapshot.read()).toBe(2);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('returns the headers of the latest response', async () => {
    const { snapshot } = setUp({ answers: [Response.json(1, { headers: { 'x-maintenance': '1' } }), fresh(1)] });
    await snapshot.refresh();
    expect(snapshot.header('x-maintenance')).toBe('1');
    await snapshot.refresh();
    expect(snapshot.header('x-maintenance')).toBeNull();
  });
});
