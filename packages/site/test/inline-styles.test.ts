import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compression from 'compression';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadSheet, inlineStyles, withStyles } from '../src/serving/inline-styles.ts';

const css = '.a{color:red}';
const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const html = `<html><head><meta charSet="utf-8"/>${link}</head><body>ünïcödé €<p>“x”</p></body></html>`;
const inlined = html.replace(link, `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`);

describe('withStyles', () => {
  it('inlines a sheet before its link, which is disabled', () => {
    expect(withStyles(html, () => css)).toBe(inlined);
  });

  it('does not change the link of a sheet that cannot be read', () => {
    expect(withStyles(html, () => null)).toBe(html);
  });

  it('does not interpret `$&` in a sheet', () => {
    expect(withStyles(link, () => ".a{content:'$&'}")).toContain("content:'$&'");
  });
});

describe('createReadSheet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const chunks = join(folder, 'static/chunks');
  beforeAll(() => {
    mkdirSync(chunks, { recursive: true });
    writeFileSync(join(chunks, 'a.css'), css);
    writeFileSync(join(chunks, 'b.css'), '.b::after{content:"</style>"}');
    writeFileSync(join(folder, 'secret.css'), css);
    writeFileSync(
      join(chunks, 'fonts.css'),
      'a{src:url(../media/x.woff2)}b{src:url("../media/y.woff2?v=1")}c{src:url(/z.svg)}d{src:url(data:image/svg+xml,x)}e{fill:url(#f)}',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['/_next/static/chunks/a.css', css],
    ['/_next/static/chunks/a.css?dpl=1', css],
    ['/_next/static/chunks/b.css', null],
    [
      '/_next/static/chunks/fonts.css',
      'a{src:url(/_next/static/media/x.woff2)}b{src:url("/_next/static/media/y.woff2?v=1")}c{src:url(/z.svg)}d{src:url(data:image/svg+xml,x)}e{fill:url(#f)}',
    ],
    ['/_next/static/chunks/none.css', null],
    ['/_next/static/../secret.css', null],
    ['https://other.example/_next/static/chunks/a.css', null],
  ])('%s', (address, expected) => {
    const read = createReadSheet(folder);
    expect([read(address), read(address)]).toEqual([expected, expected]);
  });
});

const compress = compression({ threshold: 0 });

describe('inlineStyles', () => {
  let server: Server;
  let origin = '';
  let send: { type: string; parts: readonly Uint8Array[]; atOnce: boolean; headersFirst?: boolean };

  beforeAll(async () => {
    server = createServer((request, response) => {
      compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
      inlineStyles(response, () => css);
      const all = Buffer.concat(send.parts);
      response.setHeader('content-type', send.type);
      response.setHeader('content-length', all.length);
      if (send.headersFirst) response.flushHeaders();
      if (!send.atOnce) for (const part of send.parts) response.write(part);
      response.end(send.atOnce ? all : undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const sent = async (type: string, parts: readonly Uint8Array[], atOnce = false): Promise<string> => {
    send = { type, parts, atOnce };
    return (await fetch(origin)).text();
  };
  const splitAt = (text: string, cuts: readonly number[]): Uint8Array[] => {
    const bytes = Buffer.from(text);
    const ends = [...cuts.map((cut) => cut % bytes.length).sort((left, right) => left - right), bytes.length];
    return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
  };

  it('changes a document that is sent in one chunk', async () => {
    expect(await sent('text/html; charset=utf-8', [Buffer.from(html)], true)).toBe(inlined);
  });

  it('changes a document that is split into any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 6 }), async (cuts) => {
        expect(await sent('text/html', splitAt(html, cuts))).toBe(inlined);
      }),
      { numRuns: 60 },
    );
  });

  it('changes a document whose headers are sent before its first chunk, as Next sends streamed pages', async () => {
    send = { type: 'text/html', parts: splitAt(html, [30]), atOnce: false, headersFirst: true };
    const answer = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(inlined);
  });

  it('does not change a document without a head, or other content types', async () => {
    expect(await sent('text/html', [Buffer.from('<p>short')])).toBe('<p>short');
    expect(await sent('text/x-component', splitAt(html, [20, 90]))).toBe(html);
  });
});
