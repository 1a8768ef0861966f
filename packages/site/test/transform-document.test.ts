import { hash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentHashes } from '../src/serving/content-security-policy.ts';
import { createCompressedDocuments } from '../src/serving/compressed-documents.ts';
import { createRememberedHeaders, transformDocument } from '../src/serving/transform-document.ts';

const css = '.a{color:red}';
const pageData = 'self.__next_f.push([1,"ü"])';
const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const html = `<html><head><meta charSet="utf-8"/>${link}</head><body>ünïcödé €<p>“x”</p><script>${pageData}</script></body></html>`;
const inlined = html.replace(link, `<style>${css}</style>${link.replace('/>', ' media="not all" disabled=""/>')}`);

function sha(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

const ofDocument = vi.fn(
  ({ scripts, styles }: DocumentHashes) => `scripts: ${scripts.join(' ')} styles: ${styles.join(' ')}`,
);
const read = vi.fn(() => css);
const kept = { headers: createRememberedHeaders(), compressed: createCompressedDocuments() };

interface Sent {
  readonly type: string;
  readonly parts: readonly Uint8Array[];
  readonly atOnce: boolean;
  readonly headersFirst?: boolean;
  readonly etag?: string;
  readonly policy?: string;
  readonly status?: number;
}

const compress = compression({ threshold: 0 });

describe('transformDocument', () => {
  let server: Server;
  let origin = '';
  let send: Sent;

  beforeAll(async () => {
    server = createServer((request, response) => {
      compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
      transformDocument(response, { read, policy: { ofDocument } }, kept);
      const all = Buffer.concat(send.parts);
      response.setHeader('content-type', send.type);
      if (send.etag !== undefined) response.setHeader('etag', send.etag);
      if (send.policy !== undefined) response.setHeader('content-security-policy', send.policy);
      if (send.status === 304 || request.method === 'HEAD') {
        response.statusCode = send.status ?? 200;
        response.end(null);
        return;
      }
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

  it('does not change a document without a style sheet, or other content types', async () => {
    expect(await sent('text/html', [Buffer.from('<p>short')])).toBe('<p>short');
    expect(await sent('text/x-component', splitAt(html, [20, 90]))).toBe(html);
  });

  const policyOf = async (init: RequestInit = {}): Promise<string | null> =>
    (await fetch(origin, init)).headers.get('content-security-policy');

  it('sets a policy with the hashes of the scripts and of the inlined sheets', async () => {
    send = { type: 'text/html', parts: splitAt(html, [40, 90]), atOnce: false, headersFirst: true };
    expect(await policyOf()).toBe(`scripts: ${sha(pageData)} styles: ${sha(css)}`);
  });

  it('makes the policy of a cached document once, also for answers without a body', async () => {
    ofDocument.mockClear();
    send = { type: 'text/html', parts: [Buffer.from(html)], atOnce: true, etag: '"a"' };
    expect(await policyOf({ method: 'HEAD' })).toBeNull();
    const made = await policyOf();
    expect([await policyOf(), await policyOf({ method: 'HEAD' })]).toEqual([made, made]);
    send = { ...send, status: 304 };
    expect(await policyOf()).toBe(made);
    expect(ofDocument).toHaveBeenCalledTimes(1);
  });

  it('preloads the fonts of a document by a header, also for a cached document and for answers without a body', async () => {
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
    const picture = '<link rel="preload" as="image" imageSrcSet="/a-360.avif 360w" imageSizes="92vw"/>';
    const document = Buffer.from(html.replace(link, `${font}${picture}${link}`));
    const header = '</_next/static/media/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
    send = { type: 'text/html', parts: [document], atOnce: true, etag: '"fonts"' };
    for (const init of [{}, {}, { method: 'HEAD' }])
      expect((await fetch(origin, init)).headers.get('link')).toBe(header);
    send = { type: 'text/html', parts: [Buffer.from(html)], atOnce: true, etag: '"no fonts"' };
    expect((await fetch(origin)).headers.get('link')).toBeNull();
  });

  it('keeps a policy that the response has', async () => {
    send = { type: 'text/html', parts: [Buffer.from(html)], atOnce: true, policy: "default-src 'none'", etag: '"b"' };
    expect([await policyOf(), await policyOf()]).toEqual(["default-src 'none'", "default-src 'none'"]);
  });

  it.each(['br', 'gzip'])(
    'transforms and compresses a cached document once for %s, and says its length',
    async (encoding) => {
      send = { type: 'text/html', parts: [Buffer.from(html)], atOnce: true, etag: `"once-${encoding}"` };
      read.mockClear();
      for (let time = 0; time < 3; time += 1) {
        const answer = await fetch(origin, { headers: { 'accept-encoding': encoding } });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
        expect(await answer.text()).toBe(inlined);
      }
      expect(read).toHaveBeenCalledTimes(1);
    },
  );

  it('sends a document that is asked for again in fewer bytes', async () => {
    const long = html.replace(
      '</body>',
      `${Array.from({ length: 400 }, (_, at) => `<p>${sha(String(at))}`).join('')}</body>`,
    );
    send = { type: 'text/html', parts: [Buffer.from(long)], atOnce: true, etag: '"long"' };
    const ask = async () => {
      const answer = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
      return { length: Number(answer.headers.get('content-length')), text: await answer.text() };
    };
    const first = await ask();
    expect(await ask()).toEqual(first);
    await vi.waitFor(async () => expect((await ask()).length).toBeLessThan(first.length));
    expect((await ask()).text).toBe(first.text);
  });

  it('sends a cached document as it is to a client that takes no encoding', async () => {
    send = { type: 'text/html', parts: [Buffer.from(html)], atOnce: true, etag: '"plain"' };
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(origin, { headers: { 'accept-encoding': 'identity' } });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe(inlined);
    }
  });

  it('sends each document by its own ETag', async () => {
    const other = html.replace('ünïcödé', 'other');
    for (const [etag, text] of [
      ['"x"', html],
      ['"y"', other],
      ['"x"', html],
    ] as const) {
      send = { type: 'text/html', parts: [Buffer.from(text)], atOnce: true, etag };
      const answer = await fetch(origin, { headers: { 'accept-encoding': 'br' } });
      expect((await answer.text()).includes('other')).toBe(etag === '"y"');
    }
  });

  it('sets no policy of other content types', async () => {
    send = { type: 'text/x-component', parts: [Buffer.from(html)], atOnce: true };
    expect(await policyOf()).toBeNull();
  });
});
