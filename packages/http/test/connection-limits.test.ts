import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimits, limitConnections } from '../src/connection-limits.ts';

/** Short, so that the test is. */
const limits = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.closeAllConnections();
});

/** A server that listens before its limits are set, like that of a framework. */
async function start(): Promise<number> {
  const server = createServer({ keepAliveTimeout: connectionLimits.keepAliveTimeout }, (request, response) => {
    request.resume().on('end', () => response.end('answered'));
  });
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  limitConnections(server, limits);
  return (server.address() as AddressInfo).port;
}

/** Writes a part of a request and then one byte after the other. @returns the answers, and the milliseconds until the end */
async function sendSlowly(port: number, first: string): Promise<{ readonly text: string; readonly after: number }> {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (part: string) => (text += part)).on('error', () => undefined);
  socket.write(first);
  const timer = setInterval(() => socket.write('x'), 40);
  // Not `once`, which fails if a byte meets the closed connection.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  return { text, after: performance.now() - started };
}

describe('limitConnections', () => {
  const complete = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  it.each([
    ['the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 300],
    ['the body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n', 600],
    ['the headers of a second request', `${complete}GET / HTTP/1.1\r\nHost: a\r\nX-Slow: `, 300],
  ])('ends a connection whose client is slow to send %s', async (_, first, limit) => {
    const { text, after } = await sendSlowly(await start(), first);
    expect(text).toContain('408 Request Timeout');
    expect(text.includes('answered')).toBe(first.startsWith(complete));
    expect(after).toBeGreaterThanOrEqual(limit - 50);
    expect(after).toBeLessThan(limit + 2_000);
  });

  it('keeps a connection between requests for longer than proxies do', async () => {
    const response = await fetch(`http://127.0.0.1:${String(await start())}/`);
    expect(response.headers.get('keep-alive')).toBe('timeout=75');
  });
});
