import { beforeAll, describe, expect, test } from 'vitest';
import { listTokens, revokeToken } from '../../src/store/tokens.ts';
import type { ResourceRecord } from '@veralune/api-client/contract';
import { useApi } from '../support/api.ts';
import { editorWith, newEditor, type Editor } from '../support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
let belgian: Editor;
let draftsman: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
  belgian = await newEditor(api, { name: 'Bea', role: 'publisher', markets: ['be'] });
  draftsman = await newEditor(api, { name: 'Eli', role: 'editor' });
});

type Data = Record<string, unknown>;

function dataOf({ data }: ResourceRecord): Data {
  return data as Data;
}

const everyCall = [
  ['GET', '/flavour'],
  ['GET', '/flavour/1'],
  ['GET', '/product/101/history'],
  ['POST', '/product'],
  ['PUT', '/product'],
  ['DELETE', '/product/101'],
  ['POST', '/product/101/undo'],
  ['GET', '/offer?market=be'],
  ['GET', '/offer/1011'],
  ['POST', '/offer'],
  ['PUT', '/offer'],
  ['DELETE', '/offer/1011'],
] as const;

describe('a request without a valid token', () => {
  test.each(everyCall)(
    '%s %s without a token is answered 401 with the command that creates one',
    async (method, path) => {
      const reply = await editorWith(api, null).send(method, path, {
        ifMatch: '"1"',
        ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}),
      });
      expect([reply.status, reply.body]).toMatchObject([
        401,
        { error: { code: 'token_required', message: expect.stringContaining('npm run office -- token') as unknown } },
      ]);
      expect(reply.headers.get('cache-control')).toContain('no-store');
      expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test('an unknown, expired or revoked token', async () => {
    const expired = await newEditor(api, { name: 'Old', expiresAt: new Date(Date.now() - 1) });
    const revoked = await newEditor(api, { name: 'Gone' });
    expect((await revoked.send('GET', '/flavour')).status).toBe(200);
    const row = (await listTokens(api.database().db)).find(({ name }) => name === 'Gone');
    expect(await revokeToken(api.database().db, row?.id ?? 0)).toBe(true);
    for (const editor of [editorWith(api, 'unknown'), expired, revoked]) {
      const reply = await editor.send('GET', '/product');
      expect([reply.status, reply.body]).toMatchObject([401, { error: { code: 'token_invalid' } }]);
    }
  });

  test.each(['Basic QTpC', 'Bearer', 'Bearer a b', 'Bearer \u00e9'])('the header %j', async (authorization) => {
    expect((await api.request('/product', { headers: { authorization } })).status).toBe(401);
  });
});

function withText(data: Data, name: string, words: Data): Data {
  const texts = data['texts'] as Record<string, Data>;
  return { ...data, texts: { ...texts, [name]: { ...texts[name], ...words } } };
}

describe('a Belgian publisher', () => {
  test.each([
    ['texts.nl', 'nl', 200],
    ['texts.fr-be', 'fr-be', 200],
    ['texts.fr', 'fr', 403],
    ['texts.de', 'de', 403],
    ['texts.fr-ch', 'fr-ch', 403],
  ] as const)('changes %s: %s', async (_, name, status) => {
    const record = await belgian.find('product', 'micralba-zinc');
    const data = withText(dataOf(record), name, { summary: `Changed in ${name}.` });
    const reply = await belgian.replace('product', record, { data });
    expect([reply.status, reply.body]).toMatchObject([
      status,
      status === 200 ? { data } : { error: { code: 'forbidden' } },
    ]);
    if (name === 'fr') expect(JSON.stringify(reply.body)).toContain('ch');
  });

  test.each([
    ['setting', 'be:newsletter', { value: '1' }, 200],
    ['setting', 'ch:newsletter', { value: '1' }, 403],
    ['menu', 'be:menu_footer', { items: [] }, 200],
    ['menu', 'es:menu_footer', { items: [] }, 403],
    ['redirection', 'be:/fr/printemps', { to: '/fr' }, 200],
    ['synonyms', 'nl', { entries: [] }, 200],
    ['synonyms', 'fr', { entries: [] }, 403],
    ['brand', 'florelune', { order: 5 }, 403],
  ] as const)('changes %s %s', async (kind, key, changes, status) => {
    const record = await belgian.find(kind, key);
    const reply = await belgian.replace(kind, record, { data: { ...dataOf(record), ...changes } });
    expect(reply.status, JSON.stringify(reply.body)).toBe(status);
  });

  test('cannot move a setting from or to another market', async () => {
    for (const [key, market] of [
      ['ch:maintenance', 'be'],
      ['be:maintenance', 'ch'],
    ] as const) {
      const record = await belgian.find('setting', key);
      const reply = await belgian.replace('setting', record, { data: { ...dataOf(record), market } });
      expect([reply.status, reply.body]).toMatchObject([
        403,
        { error: { message: expect.stringContaining('ch') as unknown } },
      ]);
    }
  });

  test('cannot publish, unpublish or delete what other markets show', async () => {
    const record = await belgian.find('product', 'micralba-magnesium');
    expect((await belgian.replace('product', record, { status: 'draft' })).status).toBe(403);
    const gone = await belgian.send('DELETE', `/product/${String(record.id)}`, {
      ifMatch: `"${String(record.revision)}"`,
    });
    expect([gone.status, gone.body]).toMatchObject([
      403,
      { error: { message: expect.stringMatching(/ch, es, de, it/) as unknown } },
    ]);
  });
});

describe('an offer', () => {
  interface Offer {
    readonly id: number;
    readonly product: string;
    readonly market: string;
    readonly revision: number;
    readonly sizes: readonly ({ price: number; public_price: number | null; in_stock: boolean } | null)[];
  }
  const offerOf = async (market: string): Promise<Offer> => {
    const { items } = (await belgian.send('GET', `/offer?market=${market}&perPage=100`)).body as { items: Offer[] };
    return items.find(({ product }) => product === 'florelune-equilibre') as Offer;
  };
  const tag = ({ revision }: Offer): string => `"${String(revision)}"`;
  const priceIn = async (locale: 'fr-be' | 'es-es'): Promise<number | undefined> =>
    (await api.ask(locale, 'products', { query: { perPage: 100 } })).items.find(({ id }) => id === 101)?.price.amount;

  test('of the own market changes only its price and stock, at once', async () => {
    const offer = await offerOf('be');
    expect([offer.id, offer.sizes[0]]).toEqual([1_011, { price: 21.9, public_price: 24.9, in_stock: true }]);
    const spanish = await priceIn('es-es');
    const sizes = [{ price: 19.5, public_price: null, in_stock: false }, offer.sizes[1]];
    const reply = await belgian.send('PUT', '/offer', { body: { ...offer, sizes }, ifMatch: tag(offer) });
    expect([reply.status, reply.body]).toMatchObject([200, { sizes, market: 'be' }]);
    expect([await priceIn('fr-be'), await priceIn('es-es')]).toEqual([19.5, spanish]);
    expect((await belgian.send('GET', `/offer/${String(offer.id)}`)).body).toEqual(reply.body);
  });

  test.each([
    ['a product', 'product=florelune-equilibre', ['florelune-equilibre'], 1],
    ['an unknown product', 'product=nothing', [], 0],
    ['a product on another page', 'product=florelune-equilibre&page=2', [], 1],
  ])('is found by %s', async (_, query, products, total) => {
    const { body } = await belgian.send('GET', `/offer?market=be&${query}`);
    const list = body as { readonly items: readonly Offer[]; readonly total: number };
    expect([list.items.map(({ product }) => product), list.total]).toEqual([products, total]);
  });

  test('is not looked up by a product that the database cannot compare', async () => {
    expect((await belgian.send('GET', '/offer?market=be&product=%00')).status).toBe(400);
  });

  test('of another market is refused', async () => {
    const offer = await offerOf('es');
    const body = { ...offer, sizes: offer.sizes.map((size) => size && { ...size, price: 1 }) };
    const reply = await belgian.send('PUT', '/offer', { body, ifMatch: tag(offer) });
    expect([reply.status, reply.body]).toMatchObject([
      403,
      { error: { message: expect.stringContaining('es') as unknown } },
    ]);
  });

  test('needs the revision, a price and as many sizes as the product has', async () => {
    const offer = await offerOf('be');
    const put = (body: unknown, ifMatch?: string) =>
      belgian.send('PUT', '/offer', { body, ...(ifMatch !== undefined && { ifMatch }) });
    expect((await put(offer)).status).toBe(428);
    expect((await put(offer, '"1"')).status).toBe(412);
    for (const sizes of [
      [],
      [null],
      offer.sizes.map((size) => size && { ...size, price: -1 }),
      offer.sizes.map((size) => size && { ...size, public_price: 0.01 }),
    ])
      expect((await put({ ...offer, sizes }, tag(offer))).status).toBe(400);
    expect((await put({ ...offer, product: 'nothing' }, tag(offer))).status).toBe(400);
    expect((await put('{"__proto__":{}}', tag(offer))).status).toBe(400);
  });

  test('is deleted and created again', async () => {
    const offer = await offerOf('be');
    expect((await belgian.send('DELETE', `/offer/${String(offer.id)}`, { ifMatch: tag(offer) })).status).toBe(204);
    expect(await priceIn('fr-be')).toBeUndefined();
    expect((await belgian.send('GET', `/offer/${String(offer.id)}`)).status).toBe(404);
    expect((await belgian.send('POST', '/offer', { body: offer })).status).toBe(201);
    expect(await priceIn('fr-be')).toBe(offer.sizes[0]?.price);
  });

  test.each([9_999_999_999, 0, 1_019, 99_999_991])('%s does not exist', async (id) => {
    expect((await belgian.send('GET', `/offer/${String(id)}`)).status).toBe(404);
  });
});

describe('an editor', () => {
  test('writes drafts, but cannot publish or change published resources', async () => {
    const record = await admin.find('page', 'advice-colours');
    expect((await draftsman.replace('page', record, { status: 'published' })).status).toBe(403);
    expect((await draftsman.replace('page', record, { status: 'draft' })).status).toBe(403);
    const text = JSON.stringify(record.data).replaceAll(/"slug":"([^"]*)"/g, '"slug":"$1-draft"');
    const input = { key: 'colours-draft', status: 'draft', data: JSON.parse(text) as unknown };
    expect((await draftsman.send('POST', '/page', { body: { ...input, status: 'published' } })).status).toBe(403);
    const made = await draftsman.send('POST', '/page', { body: input });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const draft = made.body as ResourceRecord;
    expect((await draftsman.replace('page', draft, { status: 'published' })).status).toBe(403);
    expect((await draftsman.replace('page', draft, { data: { ...dataOf(draft), in_banner: true } })).status).toBe(200);
  });
});
