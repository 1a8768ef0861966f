import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { startEdge } from '../src/testing/running-edge.ts';
import { freshPath, nginx, nginxTitle } from './nginx-for-tests.ts';
import { startStubApp } from './stub-app.ts';

describe.skipIf(nginx === '')(`${nginxTitle}: faults`, () => {
  it('shows the last copy of a page when the app fails or is stopped, and a page of its own for others', async () => {
    const app = await startStubApp();
    await using edge = await startEdge(nginx, [`127.0.0.1:${app.port}`]);
    const path = freshPath('s-maxage=1');
    const first = await edge.ask(path);
    app.fails = true;
    await pause(2_100);
    const whileFailing = await edge.ask(path);
    await app[Symbol.asyncDispose]();
    const stopped = await edge.ask(path);
    for (const answer of [whileFailing, stopped]) {
      expect([answer.status, answer.cache]).toEqual([200, 'STALE']);
      expect(answer.body).toEqual(first.body);
    }
    const unknown = await edge.ask('/fr/never-rendered');
    expect(unknown.status).toBe(503);
    expect(unknown.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(unknown.body.toString()).toContain('<html lang="fr-BE">');
  });

  it('keeps an instance in service after long addresses and long headers', async () => {
    await using app = await startStubApp();
    await using edge = await startEdge(nginx, [`127.0.0.1:${app.port}`]);
    const longest = `${freshPath()}&header=12000&more=`.padEnd(2_048, 'a');
    expect((await edge.ask(longest)).headers['x-long']).toHaveLength(12_000);
    const refused = await edge.ask(`${longest}a`);
    expect([refused.status, refused.body.toString()]).toEqual([414, expect.stringContaining('<html lang="fr-BE">')]);
    expect((await edge.ask(freshPath())).status).toBe(200);
    expect(app.requests.map(({ url }) => url)).not.toContain(`${longest}a`);
  });

  it('loses no request when the instances are stopped and started one after the other', async () => {
    const apps = [await startStubApp('a'), await startStubApp('a')];
    const ports = apps.map(({ port }) => port);
    await using edge = await startEdge(
      nginx,
      ports.map((port) => `127.0.0.1:${port}`),
    );
    const statuses: number[] = [];
    let isOver = false;
    const visitors = Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.push((await edge.ask(freshPath())).status);
    });
    for (const [index, port] of ports.entries()) {
      await pause(300);
      await apps[index]?.[Symbol.asyncDispose]();
      await pause(500);
      const started = await startStubApp('a', port);
      apps[index] = started;
      // nginx leaves a failed instance alone for two seconds, and counts whole ones.
      await vi.waitFor(() => expect(started.requests).not.toHaveLength(0), { timeout: 10_000, interval: 100 });
    }
    isOver = true;
    await Promise.all(visitors);
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    for (const app of apps) await app[Symbol.asyncDispose]();
  });
});
