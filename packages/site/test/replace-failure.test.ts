import { href } from '@veralune/routing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOwnRequest, ownRequestHeaders } from '../src/access/own-requests.ts';
import { noticeFailedCall } from '../src/catalogue/last-failure.ts';
import { replaceFailure } from '../src/serving/replace-failure.ts';
import { createCompressedDocuments } from '../src/serving/compressed-documents.ts';
import { createRememberedHeaders, transformDocument } from '../src/serving/transform-document.ts';

/** What Next sends for a page that throws. */
const empty = '<!DOCTYPE html><html id="__next_error__"><body><script>1</script></body></html>';
const policy = { ofDocument: () => "default-src 'self'" };

describe('replaceFailure', () => {
  let server: Server;
  let origin = '';
  let hasErrorPage = true;
  let isMissing = false;
  const asked: string[] = [];

  beforeAll(async () => {
    const kept = { headers: createRememberedHeaders(), compressed: createCompressedDocuments() };
    server = createServer((request, response) => {
      transformDocument(response, { read: () => '', policy }, kept, replaceFailure(request, 'be'));
      const address = request.url ?? '';
      const isOwn = isOwnRequest((name) => request.headers[name]?.toString());
      if (isOwn) asked.push(address);
      request.url = '/fr-be/internal';
      response.statusCode = address.startsWith('/ok') ? 200 : isMissing ? 404 : 500;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('etag', '"empty"');
      response.flushHeaders();
      response.write(isOwn && hasErrorPage ? '<html><h1>' : empty);
      response.end(isOwn && hasErrorPage ? `${address}</h1></html>` : undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    vi.stubEnv('PORT', String(port));
  });
  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    hasErrorPage = true;
    isMissing = false;
    asked.length = 0;
  });

  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(origin + path, { headers });
    const { status } = answer;
    return {
      status,
      retryAfter: answer.headers.get('retry-after'),
      etag: answer.headers.get('etag'),
      html: await answer.text(),
    };
  };

  it.each([
    ['/fr/produit/zinc', 'fr-be'],
    ['/nl/product/zink', 'nl-be'],
    ['//', 'fr-be'],
  ])('%s gets the error page of its language, and 503 when the catalogue failed', async (path, locale) => {
    noticeFailedCall();
    const html = `<html><h1>/.failure/500/${locale}</h1></html>`;
    expect(await get(path)).toEqual({ status: 503, retryAfter: '5', etag: null, html });
  });

  it('keeps status 500 when something else failed', async () => {
    vi.stubGlobal('veraluneFailedAt', performance.now() - 60_000);
    expect(await get('/fr')).toMatchObject({
      status: 500,
      retryAfter: null,
      html: '<html><h1>/.failure/500/fr-be</h1></html>',
    });
  });

  it.each([
    [href('my-order', { id: 7 }, 'fr-be'), '<html><h1>/.failure/404/fr-be</h1></html>'],
    [href('my-receipt', { id: 7 }, 'nl-be'), '<html><h1>/.failure/404/nl-be</h1></html>'],
    ['/fr/produit/zinc', empty],
  ])('%s is missing: gets the page of personal routes', async (path, html) => {
    isMissing = true;
    expect(await get(path)).toMatchObject({ status: 404, html });
  });

  it('sends what Next made when there is no error page either', async () => {
    hasErrorPage = false;
    expect((await get('/fr')).html).toBe(empty);
  });

  it('does not replace other pages, or answers to this server itself', async () => {
    expect(await get('/ok')).toMatchObject({ status: 200, html: empty, etag: '"empty"' });
    hasErrorPage = false;
    await get('/fr', ownRequestHeaders());
    expect(asked).toEqual(['/fr']);
  });
});
