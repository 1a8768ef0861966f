import { locales, marketIds, markets, type Locale } from '@veralune/routing';
import { createApp } from '../../src/app.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Database } from '../../src/db/database.ts';
import { scope } from './api.ts';

function json(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value));
}

/** Words of names, of texts, of synonyms, of compounds; two words; wrong spelling; beginnings; nothing. */
const texts = [
  'magnesium',
  'magnésium sommeil',
  'vitamine d enfants',
  'schlaf stress',
  'Magnesiumtabletten',
  'flora intestinale gocce',
  'sueño estrés',
  'gewrichten vitamine',
  'probiotik',
  'magnezium',
  'dormir',
  'pro',
  'renamed',
  'renamed magnesium',
  'xyzzy',
];

const filters = [
  '',
  `&price=${json({ min: 8, max: 22.5 })}`,
  `&display=${json(['in_stock'])}`,
  `&display=${json(['new', 'special_offer'])}`,
  '&no_free=1',
];

/** Answers that list things, in a locale. */
function listPaths(locale: Locale): string[] {
  const own = scope(locale);
  const listings = [...filters, ...texts.map((text) => `&text=${encodeURIComponent(text)}`)];
  const plain = ['/menu', '/homepage', '/thematics', '/innovation-category', '/brands', '/brands/router', '/need'];
  return [
    ...[...plain, '/need/pages', '/page', '/category', '/setting', '/maintenance'].map((path) => `${path}?${own}`),
    ...[0, 1].map((depth) => `/category?${own}&depth=${String(depth)}`),
    `/page?${own}&type=need`,
    `/url?${own}`,
    ...listings.flatMap((query) => [`/product?${own}${query}&perPage=100`, `/filtersProducts?${own}${query}`]),
    ...['price_asc', 'price_desc'].map((by) => `/product?${own}&perPage=100&orderBy=${by}`),
    ...texts.map((text) => `/search/suggest?${own}&text=${encodeURIComponent(text)}`),
  ];
}

/** Answers about one thing, of all that were ever there. */
function onePaths(locale: Locale, { slots, kept }: Catalogue): string[] {
  const own = scope(locale);
  const paths = {
    product: ['/product/{id}', '/products/{id}/pages', '/products/{id}/faqs'],
    brand: ['/brands/{id}', '/brands/{id}/faqs'],
    need: ['/need/{id}', '/need/{id}/pages'],
    page: ['/page/{id}', '/page/{id}/associate'],
  } as const;
  const things = Array.from({ length: slots.size }, (_, slot) => slots.thing(slot)).filter(
    (each) => each !== undefined,
  );
  return [
    ...things.flatMap(({ kind, id }) => paths[kind].map((path) => `${path.replace('{id}', String(id))}?${own}`)),
    ...kept.terms.theme.all.map(({ id }) => `/thematic/${String(id)}?${own}`),
  ];
}

/** One of so many addresses of a single thing is asked at a time: thousands would take a minute. */
const share = 3;

/** Public addresses: all lists and, from turn to turn, other addresses of single things, in all locales. */
export function publicPaths(catalogue: Catalogue, turn: number): string[] {
  return [
    '/shop',
    ...marketIds.flatMap((id) => {
      const shop = String(markets[id].shopId);
      return [`/url?shop_id=${shop}`, `/redirection/index?shop_id=${shop}`];
    }),
    ...locales.flatMap(listPaths),
    ...locales.flatMap((locale) => onePaths(locale, catalogue)).filter((_, index) => index % share === turn % share),
  ];
}

/** Statuses and bodies, byte for byte, of what one version of the catalogue answers, by path. */
export async function answersOf(
  db: Database,
  catalogue: Catalogue,
  { paths, now }: { readonly paths: readonly string[]; readonly now: number },
): Promise<Map<string, string>> {
  const live = { current: catalogue, refresh: () => Promise.resolve() };
  const app = createApp({ db, catalogue: live, now: () => now });
  const answers = new Map<string, string>();
  for (const path of paths) {
    const response = await app.request(path);
    answers.set(path, `${String(response.status)} ${await response.text()}`);
  }
  return answers;
}

/** The first answers that differ, each with both its texts; empty where none does. */
export function differences(
  left: ReadonlyMap<string, string>,
  right: ReadonlyMap<string, string>,
): readonly { readonly path: string; readonly left: string; readonly right: string }[] {
  return [...left.keys()]
    .filter((path) => left.get(path) !== right.get(path))
    .slice(0, 3)
    .map((path) => ({ path, left: left.get(path) ?? '', right: right.get(path) ?? '' }));
}
