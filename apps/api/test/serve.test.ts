import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
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
