import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, sendRefusal, sizeRefusalOf } from '../src/refusal.ts';

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const refusal = refusalOf(request) ?? sizeRefusalOf(request);
    if (refusal) sendRefusal(response, refusal);
    else response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function answerTo(head: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

async function statusOf(head: string): Promise<number> {
  return Number((await answerTo(head)).split(' ')[1]);
}

describe('refusalOf', () => {
  it.each([
    'GET / HTTP/1.1\r\nHost: be.localhost:3000',
    'HEAD /fr/marques?next=http://evil.example HTTP/1.1\r\nHost: www.veralune.example.',
    'OPTIONS /api/product HTTP/1.1\r\nHost: [::1]:3001',
    'GET //evil.example/ HTTP/1.1\r\nHost: a',
    'GET / HTTP/1.0',
    `GET /${'a'.repeat(2_047)} HTTP/1.1\r\nHost: a`,
    'GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: b.example, a\r\nX-Forwarded-Proto: https, http',
    'GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: ',
  ])('answers %j', async (head) => {
    expect(await statusOf(head)).toBe(200);
  });

  it.each([
    ['TRACE / HTTP/1.1\r\nHost: a', 405],
    ['PROPFIND / HTTP/1.1\r\nHost: a', 405],
    ['TRACE * HTTP/1.1\r\nHost: a', 405],
    ['OPTIONS * HTTP/1.1\r\nHost: a', 400],
    ['GET * HTTP/1.1\r\nHost: a', 400],
    ['GET http://evil.example/ HTTP/1.1\r\nHost: a', 400],
    ['GET HTTPS://a/ HTTP/1.1\r\nHost: a', 400],
    ['GET / HTTP/1.1', 400],
    ['GET / HTTP/1.1\r\nHost: ', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b', 400],
    ['GET / HTTP/1.1\r\nHost: a/b', 400],
    ['GET / HTTP/1.1\r\nHost: user@evil.example', 400],
    ['GET / HTTP/1.1\r\nHost: evil.example:80:80', 400],
    ['GET / HTTP/1.1\r\nHost: a:port', 400],
    ['GET / HTTP/1.1\r\nHost: a b', 400],
    ['GET / HTTP/1.1\r\nHost: [::1', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: "evil"', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: evil.example/x', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Proto: javascript', 400],
    [`GET /${'a'.repeat(2_048)} HTTP/1.1\r\nHost: a`, 414],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2097153', 413],
  ])('refuses %j with %i', async (head, status) => {
    expect(await statusOf(head)).toBe(status);
  });
});

describe('sendRefusal', () => {
  it('names the allowed methods, is never stored and closes the connection', async () => {
    const answer = await answerTo('TRACE / HTTP/1.1\r\nHost: a\r\nCookie: jwt_token=secret');
    expect(answer).toMatch(/^Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im);
    expect(answer).toMatch(/^Cache-Control: no-store\r$/im);
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).not.toContain('secret');
  });
});
