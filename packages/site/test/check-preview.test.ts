import { previewHeader, type Preview } from '@veralune/api-client/contract';
import { previewTypes, type PreviewType } from '@veralune/routing';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPreview } from '../src/proxy/check-preview.ts';
import type { PreviewRequest } from '../src/proxy/decision.ts';
import { respond } from '../src/proxy/respond.ts';

const preview: Preview = {
  entity_type: 'product',
  id: 112,
  slug: 'micralba-zinc',
  page_type: null,
  parent_slug: null,
  status: 'draft',
  publish_from: null,
  publish_to: null,
  updated_at: '2026-11-22T13:02:00.000Z',
  is_public: false,
  expires_at: '2026-11-23T13:05:00.000Z',
};

const sent: { address: string; headers: Headers; cache: RequestCache | undefined }[] = [];

function answerWith(status: number, body: unknown) {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, headers: new Headers(init.headers), cache: init.cache });
    return Promise.resolve(Response.json(body, { status }));
  });
}

function refusal(code: string) {
  return { error: { code, message: 'no' } };
}

function asked(type: PreviewType, token: string | null = 'a.b'): PreviewRequest {
  return { kind: 'preview', locale: 'nl-be', params: { type, id: 112 }, token };
}

beforeEach(() => {
  sent.length = 0;
  vi.stubEnv('API_URL', 'http://api.test');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const shown = { kind: 'rewrite', to: '/nl-be/preview/product/112?token=a.b', cache: 'preview' };
const denied = { kind: 'rewrite', to: '/nl-be/error/401', status: 401, cache: 'preview' };
const missing = { kind: 'rewrite', to: '/nl-be/error/404', status: 404, cache: 'preview' };
const failed = { kind: 'rewrite', to: '/nl-be/error/500', status: 503, cache: 'preview' };

describe('checkPreview', () => {
  it('shows the entity of the token, and asks the API without any cache', async () => {
    answerWith(200, preview);
    expect(await checkPreview(asked('product'))).toEqual(shown);
    expect(sent.map(({ address, cache }) => [address, cache])).toEqual([
      ['http://api.test/preview?shop_id=1&lang=nl', 'no-store'],
    ]);
    expect(sent[0]?.headers.get(previewHeader)).toBe('a.b');
  });

  it.each<[string, number, unknown, PreviewRequest, object]>([
    ['a token of another kind', 200, preview, asked('need'), denied],
    ['a token of another entity', 200, { ...preview, id: 113 }, asked('product'), denied],
    [
      'a token of a page of another type',
      200,
      { ...preview, entity_type: 'cms_page', page_type: 'advice' },
      asked('news'),
      denied,
    ],
    ['an invalid token', 401, refusal('preview_refused'), asked('product'), denied],
    ['a deleted entity', 404, refusal('not_found'), asked('product'), missing],
    ['an answer that breaks the contract', 200, {}, asked('product'), failed],
    ['a failing API', 500, refusal('internal'), asked('product'), failed],
  ])('%s', async (_, status, body, request, expected) => {
    answerWith(status, body);
    expect(await checkPreview(request)).toEqual(expected);
  });

  it.each([null, ''])('denies the token %j without asking the API', async (token) => {
    answerWith(200, preview);
    expect(await checkPreview(asked('product', token))).toEqual(denied);
    expect(sent).toEqual([]);
  });

  const pageTypes: Readonly<Partial<Record<PreviewType, Preview['page_type']>>> = {
    advice: 'advice',
    innovation: 'innovation',
    expertise: 'corpo_main',
    'expertise-page': 'corpo_page',
    corner: 'brand_corner_main',
    'corner-page': 'brand_corner_page',
    about: 'about',
    news: 'actualite',
    page: 'standard',
  };

  it.each(previewTypes)('shows a preview of type %s', async (type) => {
    const pageType = pageTypes[type] ?? null;
    answerWith(200, { ...preview, entity_type: pageType === null ? type : 'cms_page', page_type: pageType });
    expect(await checkPreview(asked(type))).toEqual({ ...shown, to: `/nl-be/preview/${type}/112?token=a.b` });
  });

  it('is never cached or indexed, and its address is sent to no other page', async () => {
    answerWith(200, preview);
    const request = new NextRequest('http://be.test/nl/product/preview/112?token=a.b');
    for (const token of ['a.b', null]) {
      const { headers } = respond(await checkPreview(asked('product', token)), request);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
    }
  });
});
