import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../src/serving/precompress.ts';
import { readPrecompressed, servePrecompressed } from '../src/serving/serve-precompressed.ts';

const script = 'console.log("yes");\n'.repeat(100);
const distDir = mkdtempSync(join(tmpdir(), 'veralune-dist-'));

beforeAll(async () => {
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true });
  writeFileSync(join(distDir, 'static/chunks/a.js'), script);
  writeFileSync(join(distDir, 'static/chunks/a.css'), 'p { color: red }');
  writeFileSync(join(distDir, 'static/chunks/face.woff2'), 'already compressed');
  await precompress(distDir);
});
afterAll(() => rmSync(distDir, { recursive: true }));

describe('precompress', () => {
  it('writes copies of scripts and style sheets', () => {
    expect([...readPrecompressed(distDir)].sort()).toEqual(['/_next/static/chunks/a.css', '/_next/static/chunks/a.js']);
    expect(brotliDecompressSync(readFileSync(join(distDir, 'static/chunks/a.js.br'))).toString()).toBe(script);
  });
});

function served(url: string, acceptEncoding?: string) {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  if (acceptEncoding !== undefined) request.headers['accept-encoding'] = acceptEncoding;
  const response = new ServerResponse(request);
  servePrecompressed(request, response, readPrecompressed(distDir));
  return { url: request.url, headers: response.getHeaders() };
}

const brotli = { vary: 'Accept-Encoding', 'content-encoding': 'br' };
const javascript = 'application/javascript; charset=UTF-8';

describe('servePrecompressed', () => {
  it.each([
    ['/_next/static/chunks/a.js', 'gzip, deflate, br, zstd', '/_next/static/chunks/a.js.br', javascript],
    ['/_next/static/chunks/a.js?dpl=1', 'br', '/_next/static/chunks/a.js.br?dpl=1', javascript],
    ['/_next/static/chunks/a.css', 'br;q=1.0', '/_next/static/chunks/a.css.br', 'text/css; charset=UTF-8'],
    ['/_next/static/chunks/a.js', '*', '/_next/static/chunks/a.js.br', javascript],
  ])('%s for a client that accepts "%s" is sent from %s', (url, accept, expected, type) => {
    expect(served(url, accept)).toEqual({ url: expected, headers: { ...brotli, 'content-type': type } });
  });
  it.each([
    ['/_next/static/chunks/a.js', 'gzip'],
    ['/_next/static/chunks/a.js', 'br;q=0, gzip'],
    ['/_next/static/chunks/a.js', undefined],
  ])('%s for a client that accepts "%s" is sent as it is', (url, accept) => {
    expect(served(url, accept)).toEqual({ url, headers: { vary: 'Accept-Encoding' } });
  });
  it.each([
    ['/_next/static/chunks/face.woff2'],
    ['/_next/static/chunks/b.js'],
    ['/fr/produits'],
    ['/_next/static/../a.js'],
  ])('%s has no copy', (url) => {
    expect(served(url, 'br')).toEqual({ url, headers: {} });
  });
});
