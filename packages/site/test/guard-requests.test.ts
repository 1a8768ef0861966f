import { createServer, request as startRequest, ServerResponse, type RequestOptions, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessCheck } from '../src/access/access-check.ts';
import { accessList } from '../src/access/access-list.ts';
import { completeHeaders } from '../src/serving/complete-headers.ts';
import { guardRequests } from '../src/serving/guard-requests.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);

let server: Server;
let metrics: Server;
let answered = 0;
const early = Promise.withResolvers<undefined>();
let earlyClient: ReturnType<typeof startRequest>;

async function ask(path: string, { headers, method }: RequestOptions = {}, asks = server) {
  const asked = startRequest({
    host: '127.0.0.1',
    port: (asks.address() as AddressInfo).port,
    path,
    ...(headers && { headers }),
    ...(method !== undefined && { method }),
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** A visitor whose address is in the list, behind the one proxy that is trusted. */
const allowed = { 'x-forwarded-for': '192.0.2.7' };

beforeAll(async () => {
  server = createServer((request, response) => {
    void (request.url === '/early' ? early.promise : Promise.resolve()).then(() => {
      answered += 1;
      response.statusCode = request.url?.startsWith('/fails') ? 500 : 200;
      const { 'x-forwarded-for': address, 'x-request-id': id } = request.headers;
      response.end(JSON.stringify(request.url === '/id' ? id : address));
    });
  });
  server.on('upgrade', (_, socket) => socket.end('upgraded'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  earlyClient = startRequest({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: '/early' });
  earlyClient.end();
  await once(server, 'request');
  metrics = createServer((_, response) => response.end('metrics'));
  await new Promise<void>((resolve) => metrics.listen(0, '127.0.0.1', resolve));
  const list = accessList('192.0.2.0/24');
  if (!list) throw new Error('The list is empty.');
  completeHeaders();
  guardRequests({ access: accessCheck({ list, trustedProxies: 1 }), trustedProxies: 1, metrics });
});
afterAll(() => {
  server.close();
  metrics.close();
});

describe('guardRequests', () => {
  it.each([
    '/fr',
    '/_next/static/chunks/a.js',
    '/favicon.ico',
    '/api/media/a.avif',
    '/fragments/suggestions',
    '/api/product',
  ])('denies %s to other clients, and never stores that', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, body]).toEqual([401, 'You are not allowed to access this application']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it.each([
    ['x-forwarded-for', '192.0.2.7, 203.0.113.9'],
    ['x-real-ip', '192.0.2.7'],
    ['forwarded', 'for=192.0.2.7'],
    ['client-ip', '192.0.2.7'],
    ['x-veralune-own', '1'],
  ])('is not opened by a forged %s', async (name, value) => {
    expect(await ask('/fr', { headers: { [name]: value } })).toMatchObject({ status: 401 });
  });

  it('passes the address of the client on, without what the client wrote before it', async () => {
    const { status, body } = await ask('/fr', { headers: { 'x-forwarded-for': '10.0.0.1, 192.0.2.7' } });
    expect([status, JSON.parse(body)]).toEqual([200, '192.0.2.7']);
  });

  it.each([
    ['of a proxy', 'abc-1', /^abc-1$/],
    ['that is not valid', '"}{', /^[\da-f-]{36}$/],
    ['that is missing', '', /^[\da-f-]{36}$/],
  ])('passes the id of a request on, and replaces one %s', async (_, sent, passed) => {
    const { body } = await ask('/id', { headers: { ...allowed, 'x-request-id': sent } });
    expect(JSON.parse(body)).toMatch(passed);
  });

  it('logs a failed request with its id', async () => {
    await ask('/fails?secret=1', { headers: { ...allowed, 'x-request-id': 'abc-2' } });
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toEqual({
      level: 'error',
      message: 'A request failed.',
      ...{ requestId: 'abc-2', status: 500, method: 'GET', path: '/fails' },
    });
  });

  it('lets everyone check the health', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'alive\n' });
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    expect(await ask('/readyz/../fr')).toMatchObject({ status: 401 });
    expect(await ask('/healthz/../fr')).toMatchObject({ status: 401 });
  });

  it('lets everyone who reaches their port read the metrics', async () => {
    expect(await ask('/metrics', {}, metrics)).toMatchObject({ status: 200, body: 'metrics' });
  });

  it('refuses requests that are not valid before it looks at the client', async () => {
    expect(await ask('/fr', { method: 'TRACE' })).toMatchObject({ status: 405 });
    expect(await ask('http://evil.example/fr', { headers: allowed })).toMatchObject({ status: 400 });
    expect(await ask('/fr', { method: 'DELETE', headers: allowed })).toMatchObject({ status: 405 });
    expect(await ask('/api/cart', { method: 'DELETE', headers: allowed })).toMatchObject({ status: 200 });
    expect(await ask('*', { method: 'OPTIONS' })).toMatchObject({ status: 400 });
    const large = { ...allowed, 'content-length': 3_000_000 };
    expect(await ask('/fr', { method: 'POST', headers: large })).toMatchObject({ status: 413 });
  });

  const forms = [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'text/plain',
    'text/x-component',
  ];
  it.each<[string, Record<string, string>, number]>([
    ['a form of the site', { origin: 'https://be.example', 'sec-fetch-site': 'same-origin' }, 200],
    ['an older browser', { origin: 'https://be.example' }, 200],
    ['a program', {}, 200],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['an older browser on another site', { origin: 'https://evil.example' }, 403],
    ['a neighbour on the same domain', { origin: 'https://a.be.example', 'sec-fetch-site': 'same-site' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
  ])('answers posts of %s, with every type of a form: %o → %i', async (_, headers, status) => {
    for (const type of forms) {
      const post = { method: 'POST', headers: { ...allowed, host: 'be.example', 'content-type': type, ...headers } };
      expect((await ask('/fragments/cart', post)).status, type).toBe(status);
      expect((await ask('/api/../fragments/cart', post)).status, type).toBe(status);
      // The API decides.
      expect((await ask('/api/login', post)).status, type).toBe(200);
    }
  });

  it('does not answer requests that wait for 100 Continue', async () => {
    expect(await ask('/fr', { method: 'POST', headers: { expect: '100-continue' } })).toMatchObject({ status: 401 });
  });

  it.each([
    ['192.0.2.7', 'upgraded'],
    ['203.0.113.9', ''],
  ])('passes WebSockets of %s on: %j', async (address, answer) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nUpgrade: a\r\nConnection: Upgrade\r\n\r\n`,
    );
    expect(await text(socket).catch(() => '')).toBe(answer);
  });

  it('sets the limits of slow clients, with the first connection', () => {
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 500 });
  });

  it('denies requests that arrived before it was installed', async () => {
    const before = answered;
    early.resolve(undefined);
    await expect(once(earlyClient, 'response')).rejects.toThrow(/hang up|reset/);
    expect(answered).toBe(before + 1);
    expect(ServerResponse.prototype.writeHead).toBeTypeOf('function');
  });
});
