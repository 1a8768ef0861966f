import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEdge, type Answer, type Asked, type RunningEdge } from '../src/testing/running-edge.ts';
import { freshPath, nginx, nginxTitle } from './nginx-for-tests.ts';
import { startStubApp, type StubApp } from './stub-app.ts';

const form: Asked = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `message=${'a'.repeat(30_000)}`,
};
const action: Asked = { method: 'POST', headers: { 'next-action': 'abc', 'content-type': 'text/plain' }, body: '[]' };

/** What every answer has that nginx makes itself. */
function expectOwn({ headers }: Pick<Answer, 'headers'>): void {
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
}

describe.skipIf(nginx === '')(`${nginxTitle}: what it answers itself`, () => {
  let app: StubApp;
  let edge: RunningEdge;

  beforeAll(async () => {
    app = await startStubApp();
    edge = await startEdge(nginx, [`127.0.0.1:${app.port}`]);
  });
  afterAll(async () => {
    await edge[Symbol.asyncDispose]();
    await app[Symbol.asyncDispose]();
  });
  beforeEach(() => void (app.requests.length = 0));

  /** Sends bytes that no HTTP client sends. */
  async function raw(text: string): Promise<Pick<Answer, 'status' | 'headers'> & { readonly body: string }> {
    const socket = connect(Number(edge.settings.listen[0]?.toString().split(':')[1]), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // nginx does not read the rest of a large body.
    socket.on('error', () => undefined);
    socket.write(text);
    await new Promise((resolve) => socket.once('close', resolve));
    const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*: */, '')] as const);
    return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('') };
  }

  const host = 'Host: be.localhost\r\nConnection: close\r\n';
  const long = 'a'.repeat(9_000);
  it.each([
    ['400 for a broken path', 400, `GET /% HTTP/1.1\r\n${host}\r\n`],
    ['400 for what is no HTTP', 400, 'a\r\n\r\n'],
    ['400 for two hosts', 400, `GET / HTTP/1.1\r\nHost: it.localhost\r\n${host}\r\n`],
    ['400 for no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['400 for an absolute target', 400, `GET http://be.localhost/fr HTTP/1.1\r\n${host}\r\n`],
    ['400 for an absolute target on another host', 400, `GET http://it.localhost/ HTTP/1.1\r\n${host}\r\n`],
    ['400 for OPTIONS *', 400, `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
    ['400 for a tunnel', 400, `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
    ['400 for an unknown encoding of the body', 400, `POST /fr HTTP/1.1\r\n${host}Transfer-Encoding: gzip\r\n\r\n`],
    ['404 for its own pages', 404, `GET /.edge/outage HTTP/1.1\r\n${host}\r\n`],
    ['405 for TRACE', 405, `TRACE /fr HTTP/1.1\r\n${host}\r\n`],
    ['405 for CONNECT', 405, `CONNECT /fr HTTP/1.1\r\n${host}\r\n`],
    ['405 for an invented method', 405, `FOO /fr HTTP/1.1\r\n${host}\r\n`],
    ['405 for PUT to a page', 405, `PUT /fr HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`],
    ['405 for PUT behind the API', 405, `PUT /api/../fr HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n`],
    ['413 for a large body', 413, `POST /fr HTTP/1.1\r\n${host}Content-Length: 3000000\r\n\r\n`],
    ['414 for a long address', 414, `GET /${long.slice(0, 3_000)} HTTP/1.1\r\n${host}\r\n`],
    ['414 for a very long address', 414, `GET /${long} HTTP/1.1\r\n${host}\r\n`],
    ['431 for a long header', 431, `GET /fr HTTP/1.1\r\n${host}X: ${long}\r\n\r\n`],
  ])('%s, with a page and all headers', async (_, status, request) => {
    const answer = await raw(request);
    expect(answer.status).toBe(status);
    expectOwn(answer);
    expect(answer.body).toMatch(/<html lang="\w\w-\w\w">[^]*<h1>|^\{"error":/);
    expect(app.requests).toHaveLength(0);
  });

  it.each([
    ['/fr', 'GET, HEAD, POST'],
    ['/api/cart', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ])('names the methods of %s', async (path, methods) => {
    expect((await edge.ask(path, { method: 'TRACE' })).headers['allow']).toBe(methods);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('passes %s to the API', async (method) => {
    expect((await edge.ask('/api/cart', { method })).status).toBe(200);
    expect(app.requests.map(({ url }) => url)).toEqual(['/api/cart']);
  });

  it('refuses a condition that a copy does not meet', async () => {
    const answer = await edge.ask(freshPath('s-maxage=600'), { headers: { 'if-match': '"a"' } });
    expect([answer.status, answer.headers['x-frame-options']]).toEqual([412, 'DENY']);
  });

  it('gives each answer its own id, also of a copy', async () => {
    const path = freshPath('public, max-age=0, s-maxage=600');
    const answers = [await edge.ask(path), await edge.ask(path)];
    expect(answers.map(({ cache }) => cache)).toEqual(['MISS', 'HIT']);
    const ids = answers.map(({ headers }) => headers['x-request-id']);
    expect(ids[0]).toBe(app.requests[0]?.headers['x-request-id']);
    expect(ids[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  describe('without an app', () => {
    let alone: RunningEdge;
    beforeAll(async () => {
      const stopped = await startStubApp();
      alone = await startEdge(nginx, [`127.0.0.1:${stopped.port}`]);
      await stopped[Symbol.asyncDispose]();
    });
    afterAll(() => alone[Symbol.asyncDispose]());

    it.each<[string, string, Asked, string]>([
      ['a page', '/nl/merken', {}, 'nl-BE'],
      ['a form', '/nl/contact', form, 'nl-BE'],
      ['a form with a query', '/nl?a=1', form, 'nl-BE'],
      ['a server action', '/fr/contact', action, 'fr-BE'],
      ['the options of a page', '/fr', { method: 'OPTIONS' }, 'fr-BE'],
    ])('answers %s with 503 and a page', async (_, path, asked, language) => {
      const answer = await alone.ask(path, asked);
      expect([answer.status, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
        503,
        '5',
        'text/html; charset=utf-8',
      ]);
      expectOwn(answer);
      expect(answer.body.toString()).toContain(`<html lang="${language}">`);
    });

    it('answers calls of the API with 503 and its form of an error', async () => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await alone.ask('/api/cart?shop_id=1', { method });
        expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
        expectOwn(answer);
        expect(JSON.parse(answer.body.toString())).toMatchObject({ error: { code: 'unavailable' } });
      }
    });
  });

  describe('above the limits', () => {
    const limits = { pages: { perSecond: 1, burst: 0 }, writes: { perSecond: 1, burst: 0 }, unlimited: [] };

    it.each([
      ['a page', '/nl/merken', {}, /<html lang="nl-BE">[^]*<h1>Te veel aanvragen<\/h1>/],
      ['a form', '/fr/contact', form, /<html lang="fr-BE">[^]*<h1>Trop de demandes<\/h1>/],
      ['a call', '/api/cart', { method: 'POST' }, /^\{"error":\{"code":"too_many_requests","message":"[^"]+"\}\}\n$/],
    ] as const)('answers %s with 429 and says when to ask again', async (_, path, asked, body) => {
      await using limited = await startEdge(nginx, [`127.0.0.1:${app.port}`], { limits });
      const answers = await Promise.all(Array.from({ length: 4 }, () => limited.ask(path, asked)));
      const refused = answers.find(({ status }) => status === 429) as Answer;
      expect(refused.headers['retry-after']).toBe('5');
      expectOwn(refused);
      expect(refused.body.toString()).toMatch(body);
    });
  });

  it('writes no addresses with queries into its error log', async () => {
    const stopped = await startStubApp();
    const limits = { pages: { perSecond: 1, burst: 4 }, writes: { perSecond: 1, burst: 1 }, unlimited: [] };
    await using failing = await startEdge(nginx, [`127.0.0.1:${stopped.port}`], { limits });
    const { folder } = failing.settings;
    // As with a full disk, nginx can't write its copies.
    rmSync(join(folder, 'cache'), { recursive: true });
    writeFileSync(join(folder, 'cache'), '');
    await expect(failing.ask('/fr?cache=s-maxage%3D9&q=mal-de-dos')).rejects.toThrow('socket hang up');
    await stopped[Symbol.asyncDispose]();
    for (let count = 0; count < 8; count += 1) await failing.ask('/fr?q=mal-de-dos', form);
    expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('mal-de-dos');
  });
});
