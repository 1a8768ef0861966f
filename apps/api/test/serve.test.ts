import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen } from '../src/serve.ts';

const app = new Hono().get('/', (context) => context.text('here'));

it('keeps connections open for longer than proxies do, and closes them when it stops', async () => {
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<{ body: string; keepAlive: unknown }>((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, agent }, (response) => {
      text(response).then((body) => {
        resolve({ body, keepAlive: response.headers['keep-alive'] });
      }, reject);
    }).on('error', reject);
  });
  expect(answer.body).toBe('here');
  const [, seconds] = /^timeout=(\d+)/.exec(String(answer.keepAlive)) ?? [];
  // The longest default keep-alive timeout of common proxies and load balancers.
  expect(Number(seconds)).toBeGreaterThan(60);
  await server.close();
  await expect(fetch(`http://127.0.0.1:${String(server.port)}/`)).rejects.toThrow();
});

it('reports a port that is in use', async () => {
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  await expect(listen(app, { port: server.port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${String(server.port)} is in use`,
  );
  await server.close();
});

/** Sends requests over one kept connection at a time, as a load balancer does, until the server says that it closes. */
async function requestUntilClosed(port: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: string[] = [];
  for (;;) {
    const [connection, body] = await new Promise<[string | undefined, string]>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (response) => {
        text(response).then((each) => {
          resolve([response.headers.connection, each]);
        }, reject);
      }).on('error', reject);
    });
    answers.push(body);
    if (connection === 'close') return answers;
  }
}

describe('a server that stops', () => {
  it('answers kept connections until it has told each client that they close', async () => {
    const server = await listen(app, { port: 0, host: '127.0.0.1', drainMs: 300 });
    const clients = Array.from({ length: 20 }, () => requestUntilClosed(server.port));
    await pause(50);
    const closed = server.close();
    const answers = (await Promise.all(clients)).flat();
    expect(new Set(answers)).toEqual(new Set(['here']));
    await closed;
    await expect(fetch(`http://127.0.0.1:${String(server.port)}/`)).rejects.toThrow();
  });

  it('answers a request on a connection that was opened just before', async () => {
    const server = await listen(app, { port: 0, host: '127.0.0.1', drainMs: 500 });
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = server.close();
    await pause(600);
    await expect(fetch(`http://127.0.0.1:${String(server.port)}/`)).rejects.toThrow();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await text(socket)).toMatch(/connection: close[^]*here/i);
    await closed;
  });

  it('accepts new connections while it drains, and finishes the requests that it got', async () => {
    const slow = new Hono().get('/', async (context) => {
      await pause(600);
      return context.text('late');
    });
    const server = await listen(slow, { port: 0, host: '127.0.0.1', drainMs: 200 });
    const url = `http://127.0.0.1:${String(server.port)}/`;
    const early = fetch(url);
    await pause(50);
    const closed = server.close();
    await pause(50);
    const late = fetch(url);
    for (const answer of await Promise.all([early, late])) {
      expect(answer.headers.get('connection')).toBe('close');
      expect(await answer.text()).toBe('late');
    }
    await closed;
  });
});
