import { describe, expect, test } from 'vitest';
import { scope, useApi } from './support/api.ts';
import { sendRaw, type Piece } from './support/raw-connection.ts';

const api = useApi('empty');
const be = scope('fr-be');

function head(...lines: string[]): string {
  return [`POST /search?${be} HTTP/1.1`, 'Host: api.test', ...lines, '', ''].join('\r\n');
}

const megabyte = 1_048_576;
const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;

/** 100 MB, as fast as the connection takes them. */
function* endlessly(first: string, piece: string): Generator<Piece> {
  yield first;
  for (let sent = 0; sent < 100 * megabyte; sent += piece.length) yield piece;
}

/** One byte every 300 ms, for longer than any timeout. */
function* slowly(first: string, byte: string): Generator<Piece> {
  yield first;
  for (let count = 0; count < 60; count += 1) {
    yield 300;
    yield byte;
  }
}

async function expectHealthy(): Promise<void> {
  expect((await api.request('/health')).status).toBe(200);
}

describe('a body that is too large', () => {
  test.each([
    ['by its Content-Length', head(`Content-Length: ${String(100 * megabyte)}`), 'x'.repeat(0x4000)],
    ['in chunks', head('Transfer-Encoding: chunked'), chunk],
  ])('is refused %s, and the connection closes without reading the rest', async (_, first, piece) => {
    const { status, text, sent, endedAfter } = await sendRaw(api.port(), endlessly(first, piece), 'close');
    expect(status).toBe(413);
    expect(text).toMatch(/^connection: close\r$/im);
    expect(text).toContain('"code":"too_large"');
    expect(endedAfter).toBeLessThan(5_000);
    // No more than the buffers of the kernel.
    expect(sent).toBeLessThan(20 * megabyte);
    await expectHealthy();
  });

  test('is refused to a GET too', async () => {
    const request = `GET /search?${be} HTTP/1.1\r\nHost: api.test\r\nContent-Length: ${String(megabyte)}\r\n\r\n`;
    expect((await sendRaw(api.port(), [request])).status).toBe(413);
  });

  test('is refused to fetch, which reads the answer while it is still sending', async () => {
    for (let round = 0; round < 20; round += 1) {
      const response = await api.request(`/search?${be}`, { method: 'POST', body: 'x'.repeat(4 * megabyte) });
      expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
      await response.text();
    }
  });
});

describe('a client that is slow to send', { timeout: 30_000 }, () => {
  test.concurrent.each([
    ['its head', 'GET /health HTTP/1.1\r\nHost: api.test\r\nX-Slow: ', 'x'],
    ['its body', head('Content-Length: 1000'), 'x'],
    ['its chunks', head('Transfer-Encoding: chunked'), '1\r\nx\r\n'],
    ['nothing after the first line', 'GET /health HTTP/1.1\r\n', ''],
  ])('%s is answered 408 and the connection is closed', async (_, first, byte) => {
    const { status, endedAfter } = await sendRaw(api.port(), slowly(first, byte));
    expect(status).toBe(408);
    expect(endedAfter).toBeGreaterThan(9_000);
    expect(endedAfter).toBeLessThan(12_000);
    await expectHealthy();
  });
});

describe('a request that is not valid HTTP', () => {
  test.each([
    ['bytes', [Uint8Array.from([0, 1, 2, 255, 13, 10, 13, 10])], 400],
    ['a header without a name', ['GET /health HTTP/1.1\r\nHost: api.test\r\n: x\r\n\r\n'], 400],
    ['two lengths', [head('Content-Length: 2', 'Content-Length: 3')], 400],
    ['a length and chunks', [head('Content-Length: 2', 'Transfer-Encoding: chunked')], 400],
    ['a head of 40 kB', [`GET /health?${'x'.repeat(40_000)} HTTP/1.1\r\nHost: api.test\r\n\r\n`], 431],
  ])('%s', async (_, pieces, status) => {
    expect((await sendRaw(api.port(), pieces)).status).toBe(status);
    await expectHealthy();
  });
});

describe('a request that no server may answer', () => {
  test.each([
    ['TRACE /health HTTP/1.1\r\nHost: api.test', 405],
    ['OPTIONS * HTTP/1.1\r\nHost: api.test', 400],
    ['GET http://evil.example/health HTTP/1.1\r\nHost: api.test', 400],
    ['GET /health HTTP/1.1\r\nHost: evil.example/x', 400],
  ])('is refused: %j gets %i', async (lines, status) => {
    const answer = await sendRaw(api.port(), [`${lines}\r\n\r\n`]);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^x-frame-options: DENY\r$/im);
    expect(answer.text).toMatch(/^connection: close\r$/im);
    await expectHealthy();
  });
});
