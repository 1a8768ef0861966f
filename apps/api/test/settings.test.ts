import type { ResourceRecord, Setting } from '@veralune/api-client/contract';
import { locales, marketOf, type Locale } from '@veralune/routing';
import { beforeAll, describe, expect, test } from 'vitest';
import { isInMenus } from '../src/invalidation/changes/uses.ts';
import { testTime, useApi } from './support/api.ts';
import { newEditor, type Editor } from './support/editor.ts';

const clock = { now: testTime };
const api = useApi('shipped', () => clock.now);
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

async function settingOf(locale: Locale, code: string): Promise<Setting | undefined> {
  return (await api.ask(locale, 'settings')).find((setting) => setting.code === code);
}

describe('the settings of 3-decisions.md', () => {
  test.each([
    ['point_of_sale', { be: '1', ch: '1', es: '1', de: '1', it: '0' }],
    ['newsletter', { be: '0', ch: '0', es: '1', de: '0', it: '0' }],
    ['newsletter_pop_in', { be: '1', ch: '1', es: '0', de: '1', it: '1' }],
    ['online_sale', { be: '1', ch: '1', es: '1', de: '1', it: '0' }],
    ['discount_banner', { be: '1', ch: '0', es: '1', de: '0', it: '0' }],
    ['products_per_page', { be: '12', ch: '12', es: '12', de: '12', it: '12' }],
    ['maintenance', { be: '0', ch: '0', es: '0', de: '0', it: '0' }],
  ])('%s', async (code, expected: Record<string, string>) => {
    for (const locale of locales.filter((each) => marketOf(each).id in expected))
      expect((await settingOf(locale, code))?.values, locale).toEqual([{ value: expected[locale.slice(3)] }]);
  });
});

describe('the discount banner', () => {
  const offers = { code: 'products', slug: null, parent_slug: null, display: 'special_offer' } as const;

  test.each<[Locale, Setting['banner']]>([
    [
      'fr-be',
      {
        text: 'Offres spéciales en ce moment\u00a0: Florelune Équilibre et Micralba Vitamine C.',
        link: { label: 'Voir les offres', ...offers },
      },
    ],
    [
      'nl-be',
      {
        text: 'Nu in promotie: Florelune Evenwicht en Micralba Vitamine C.',
        link: { label: 'Bekijk de promoties', ...offers },
      },
    ],
    [
      'es-es',
      {
        text: 'Oferta especial: Micralba Vitamina C, con sabor a naranja o a limón.',
        link: {
          label: 'Ver el producto',
          code: 'product',
          slug: 'micralba-vitamina-c',
          parent_slug: null,
          display: null,
        },
      },
    ],
    ['fr-ch', undefined],
    ['de-de', undefined],
  ])('in %s', async (locale, expected) => {
    expect((await settingOf(locale, 'discount_banner'))?.banner).toEqual(expected);
  });

  test('names products that have a special offer', async () => {
    for (const locale of locales) {
      const text = (await settingOf(locale, 'discount_banner'))?.banner?.text;
      if (text === undefined) continue;
      const query = { display: ['special_offer' as const], perPage: 100 };
      const { items } = await api.ask(locale, 'products', { query });
      const named = items.filter(({ name }) => text.includes(name));
      expect([locale, named.length]).toEqual([locale, items.length]);
    }
  });

  test('disappears with the target of its link, and is told to sites like a menu', async () => {
    const product = await admin.find('product', 'micralba-vitamine-c');
    expect(isInMenus(api.catalogue().current, 'product', product.id)).toBe(true);
    expect(isInMenus(api.catalogue().current, 'product', 101)).toBe(false);
    const hidden = await admin.replace('product', product, { status: 'draft' });
    expect(await settingOf('es-es', 'discount_banner')).toEqual({ code: 'discount_banner', values: [{ value: '1' }] });
    await admin.replace('product', hidden.body as ResourceRecord, { status: 'published' });
    expect((await settingOf('es-es', 'discount_banner'))?.banner).toBeDefined();
  });

  const texts = { fr: { text: 'Texte', label: 'Voir' }, nl: { text: 'Tekst', label: 'Bekijk' } };
  test.each<[string, object, string]>([
    ['without a banner', { banner: undefined }, 'data.banner'],
    ['to an unknown screen', { banner: { code: 'prodcuts', texts } }, 'data.banner.code'],
    ['to a screen that the market does not have', { banner: { code: 'newsletter', texts } }, 'data.banner.code'],
    ['to a product without its file', { banner: { code: 'product', texts } }, 'data.banner.code'],
    [
      'to a file that does not exist',
      { banner: { code: 'product', slug_of: 'products/x', texts } },
      'data.banner.slug_of',
    ],
    ['to filtered brands', { banner: { code: 'brands', display: 'new', texts } }, 'data.banner.display'],
    ['without Dutch words', { banner: { code: 'products', texts: { fr: texts.fr } } }, 'data.banner.texts'],
  ])('is refused %s', async (_, changes, field) => {
    const record = await admin.find('setting', 'be:discount_banner');
    const reply = await admin.replace('setting', record, { data: { ...(record.data as object), ...changes } });
    expect([reply.status, Object.keys(fieldsOf(reply.body))]).toEqual([400, [field]]);
  });

  test('belongs to its setting only', async () => {
    const record = await admin.find('setting', 'be:online_sale');
    const data = { ...(record.data as object), banner: { code: 'products', texts } };
    const reply = await admin.replace('setting', record, { data });
    expect([reply.status, fieldsOf(reply.body)]).toEqual([400, { 'data.banner': 'belongs to "discount_banner" only' }]);
  });

  test('shows what an editor writes', async () => {
    const record = await admin.find('setting', 'be:discount_banner');
    const banner = { code: 'brand', slug_of: 'brands/florelune', texts };
    const reply = await admin.replace('setting', record, { data: { ...(record.data as object), banner } });
    expect(reply.status).toBe(200);
    expect((await settingOf('nl-be', 'discount_banner'))?.banner).toEqual({
      text: 'Tekst',
      link: { label: 'Bekijk', code: 'brand', slug: 'florelune', parent_slug: null, display: null },
    });
  });
});

describe('the page size', () => {
  const itemsOf = async (locale: Locale) => (await api.ask(locale, 'products')).items.length;

  test('is the number of products of a listing that asks for no other', async () => {
    const record = await admin.find('setting', 'de:products_per_page');
    expect(await itemsOf('de-de')).toBe(12);
    expect((await admin.replace('setting', record, { data: { ...(record.data as object), value: '24' } })).status).toBe(
      200,
    );
    expect([await itemsOf('de-de'), await itemsOf('fr-be')]).toEqual([24, 12]);
  });

  test.each(['0', '13', '100', '-12', '12.5', '', 'many'])('is refused as "%s"', async (value) => {
    const record = await admin.find('setting', 'be:products_per_page');
    const reply = await admin.replace('setting', record, { data: { ...(record.data as object), value } });
    expect([reply.status, fieldsOf(reply.body)]).toEqual([400, { 'data.value': 'must be 12, 24, 36' }]);
  });
});

function fieldsOf(body: unknown): object {
  return (body as { error: { fields?: object } }).error.fields ?? {};
}
