import { beforeAll, describe, expect, test } from 'vitest';
import { scope, testTime, useApi } from './support/api.ts';
import { openEdited } from './support/edited-content.ts';
import { newEditor, type Editor } from './support/editor.ts';

/** One product is free, two are sold in pharmacies only. */
const free = 'micralba-zinc';
const inPharmacies = ['florelune-equilibre', 'florelune-lactase'];

const api = useApi(
  () =>
    openEdited(({ products }) => ({
      products: new Map(
        [...products].map(([key, product]) => [
          key,
          { ...product, free: key === free, no_sell_inline: inPharmacies.includes(key) },
        ]),
      ),
    })),
  () => testTime,
);
const be = scope('fr-be');
let admin: Editor;
let all = 0;
beforeAll(async () => {
  admin = await newEditor(api);
  all = await totalOf('');
});

async function read(path: string, parameters: string): Promise<{ status: number; body: { total: number } }> {
  const response = await api.request(`${path}?${be}${parameters}`);
  return { status: response.status, body: (await response.json()) as { total: number } };
}

/** The total of the listing, which must equal that of the facets. */
async function totalOf(parameters: string): Promise<number> {
  const [listing, facets] = [
    await read('/product', parameters),
    await read('/filtersProducts', parameters.replace(/&asm=\w+/, '')),
  ];
  expect([listing.status, facets.status]).toEqual([200, 200]);
  expect(facets.body.total).toBe(listing.body.total);
  return listing.body.total;
}

function chosen(caracteristics: object): string {
  return `&caracteristics=${encodeURIComponent(JSON.stringify(caracteristics))}`;
}

describe('the listing and its facets', () => {
  test.each([
    ['nothing', '', 0],
    ['no_free=0', '&no_free=0', 0],
    ['no_free=1', '&no_free=1', 1],
    ['published=1', '&published=1', 0],
    ['the plan of the shop', '&saleplan_id=1', 0],
    ['asm=1', '&asm=1', 0],
    ['asm=0', '&asm=0', 0],
    ['sold online', chosen({ no_sell_inline: ['0'] }), 2],
    ['sold anywhere', chosen({ no_sell_inline: ['0', '1'] }), 0],
    ['no choice', chosen({ no_sell_inline: [], products: [], display: [] }), 0],
  ])('with %s', async (_, parameters, fewer) => {
    expect(await totalOf(parameters)).toBe(all - fewer);
  });

  test.each([
    ['another plan', '&saleplan_id=2', 0],
    ['sold in pharmacies only', chosen({ no_sell_inline: ['1'] }), 2],
    ['an unknown choice', chosen({ no_sell_inline: ['x'] }), 0],
    ['an unknown category', chosen({ products: ['nothing'] }), 0],
    ['an unknown display', chosen({ display: ['nothing'] }), 0],
  ])('with %s', async (_, parameters, total) => {
    expect(await totalOf(parameters)).toBe(total);
  });

  test.each([
    ['products', '&categories=["microbiotes"]', { products: ['microbiotes'] }],
    ['display', '&display=["in_stock"]', { display: ['in_stock'] }],
    ['need', '&needs=["sommeil"]', { need: ['sommeil'] }],
  ])('%s with both parameter names', async (_, parameter, caracteristics) => {
    const [byName, byMap] = [
      await read('/filtersProducts', parameter),
      await read('/filtersProducts', chosen(caracteristics)),
    ];
    expect(byMap).toEqual(byName);
    expect(await totalOf(parameter)).toBe(await totalOf(chosen(caracteristics)));
    expect(byName.body.total).toBeGreaterThan(0);
  });

  test.each([chosen({ colour: ['red'] }), chosen({ no_sell_inline: '1' }), '&no_free=2', '&saleplan_id=0', '&asm=x'])(
    '%s is refused',
    async (parameters) => {
      expect((await read('/product', parameters)).status).toBe(400);
    },
  );
});

describe('drafts', () => {
  const paths = ['/product', '/filtersProducts', '/page', '/url/entity'];
  const more = '&entity_type=product&slug=micralba-zinc';

  test.each(paths)('%s with published=0 needs a token', async (path) => {
    for (const value of ['0', 'false']) {
      const reply = await read(path, `${more}&published=${value}`);
      expect([reply.status, reply.body]).toMatchObject([401, { error: { code: 'token_required' } }]);
    }
  });

  test.each(['/filtersProducts', '/url/entity'])(
    'with a token, the error of %s names the calls of editors',
    async (path) => {
      const reply = await admin.send('GET', `${path}?${be}${more}&published=0`);
      expect([reply.status, reply.body]).toMatchObject([
        400,
        { error: { message: expect.stringContaining('status=draft') as unknown } },
      ]);
    },
  );
});

describe('/url/entity', () => {
  test.each([
    ['the plan of the shop', '&entity_type=product&slug=micralba-zinc&saleplan_id=1', 200],
    ['another plan', '&entity_type=product&slug=micralba-zinc&saleplan_id=2', 404],
    ['a brand, which has no plan', '&entity_type=brand&slug=florelune&saleplan_id=2', 200],
    ['published', '&entity_type=product&slug=micralba-zinc&published=1', 200],
    ['depth=1', '&entity_type=category&slug=microbiotes&depth=1', 200],
    ['an invalid depth', '&entity_type=category&slug=microbiotes&depth=9', 400],
  ])('with %s', async (_, parameters, status) => {
    expect((await read('/url/entity', parameters)).status).toBe(status);
  });

  test('does not depend on the depth', async () => {
    const answers = await Promise.all(
      [0, 1, 5].map((depth) => read('/url/entity', `&entity_type=category&slug=microbiotes&depth=${String(depth)}`)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

test('suggestions of another plan contain no products', async () => {
  const [own, other] = [
    await read('/search/suggest', '&text=zinc&saleplan_id=1'),
    await read('/search/suggest', '&text=zinc&saleplan_id=2'),
  ];
  expect(own.body).not.toMatchObject({ products: { total: 0 } });
  expect(other.body).toMatchObject({ products: { total: 0 } });
});
