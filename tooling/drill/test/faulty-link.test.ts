import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FaultyLink } from '../src/stack/faulty-link.ts';

const servers: Server[] = [];
const isHealthy = [true, true];
let link: FaultyLink;

beforeEach(async () => {
  isHealthy.fill(true);
  for (const index of [0, 1]) {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/health' && !isHealthy[index] ? 503 : 200;
      response.end(String(index));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
  }
  link = await FaultyLink.open(
    servers.map((server) => ({ port: (server.address() as AddressInfo).port, healthPath: '/health' })),
  );
});
afterEach(() => {
  link.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function ask(): Promise<string> {
  const headers = { connection: 'close' };
  const answer = await fetch(`http://127.0.0.1:${link.port}`, { headers, signal: AbortSignal.timeout(1_000) });
  return `${answer.status} ${await answer.text()}`;
}

describe('FaultyLink', () => {
  it('sends connections to its targets in turn', async () => {
    expect(new Set([await ask(), await ask()])).toEqual(new Set(['200 0', '200 1']));
  });

  it('leaves out a target that is not healthy', async () => {
    isHealthy[0] = false;
    await vi.waitFor(
      async () => expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill('200 1')),
      5_000,
    );
  });

  it('fails as it is told, and works again', async () => {
    link.set('error');
    expect(await ask()).toMatch(/^500 /);
    for (const fault of ['refuse', 'hang', 'garbage', 'slow'] as const) {
      link.set(fault);
      await expect(ask().then((text) => JSON.parse(text.slice(4)) as unknown)).rejects.toThrow();
    }
    link.set('none');
    expect(await ask()).toMatch(/^200 /);
  });
});
