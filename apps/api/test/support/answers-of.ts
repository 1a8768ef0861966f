import { locales, marketIds, markets, type Locale } from '@veralune/routing';
import { createApp } from '../../src/app.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import type { Database } from '../../src/db/database.ts';
import { scope } from './api.ts';

function json(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value));
}

/** Words of names and texts, synonyms, compounds, two words, typing errors, prefixes, and a word without results. */
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

/** Answers to the quiz of Germany; other shops have none. */
const quizAnswers = ['a1-b1-c1-d1-e1-f1-g1-h1-i1-j1', 'a4-b3-c3-d4-e4-f2-g4-h3-i2-j1', 'a5-b5-c5-d5-e3-f4-g5-h5-i5-j5'];

/** Paths of lists in a locale. */
function listPaths(locale: Locale): string[] {
  const own = scope(locale);
  const listings = [...filters, ...texts.map((text) => `&text=${encodeURIComponent(text)}`)];
  const plain = [
    '/menu',
    '/homepage',
    '/thematics',
    '/innovation-category',
    '/about-category',
    '/brands',
    '/brands/router',
    '/need',
  ];
  return [
    ...[...plain, '/need/pages', '/page', '/faq', '/category', '/setting', '/maintenance'].map(
      (path) => `${path}?${own}`,
    ),
    ...[0, 1].map((depth) => `/category?${own}&depth=${String(depth)}`),
    `/page?${own}&type=need`,
    `/quiz?${own}`,
    ...quizAnswers.map((answers) => `/quiz/result?${own}&answers=${answers}`),
    `/url?${own}`,
    ...listings.flatMap((query) => [`/product?${own}${query}&perPage=100`, `/filtersProducts?${own}${query}`]),
    ...['price_asc', 'price_desc'].map((by) => `/product?${own}&perPage=100&orderBy=${by}`),
    ...texts.map((text) => `/search/suggest?${own}&text=${encodeURIComponent(text)}`),
  ];
}

/** Paths of single entities in a locale, including deleted ones. */
function entityPaths(locale: Locale, { slots, shared }: Catalogue): string[] {
  const own = scope(locale);
  const paths = {
    product: ['/product/{id}', '/products/{id}/pages', '/products/{id}/faqs'],
    brand: ['/brands/{id}', '/brands/{id}/faqs'],
    need: ['/need/{id}', '/need/{id}/pages'],
    page: ['/page/{id}', '/page/{id}/associate'],
  } as const;
  const things = Array.from({ length: slots.size }, (_, slot) => slots.resourceAt(slot)).filter(
    (each) => each !== undefined,
  );
  return [
    ...things.flatMap(({ kind, id }) => paths[kind].map((path) => `${path.replace('{id}', String(id))}?${own}`)),
    ...shared.terms.theme.all.map(({ id }) => `/thematic/${String(id)}?${own}`),
  ];
}

/** One in `sampling` entity paths is requested each time, because requesting all takes a minute. */
const sampling = 3;

/** Public paths in all locales: all lists, and a sample of the entities. Each `round` has another sample. */
export function publicPaths(catalogue: Catalogue, round: number): string[] {
  return [
    '/shop',
    ...marketIds.flatMap((id) => {
      const shop = String(markets[id].shopId);
      return [`/url?shop_id=${shop}`, `/redirection/index?shop_id=${shop}`];
    }),
    ...locales.flatMap(listPaths),
    ...locales
      .flatMap((locale) => entityPaths(locale, catalogue))
      .filter((_, index) => index % sampling === round % sampling),
  ];
}

/** Status and body of the answers of one version of the catalogue, by path. */
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

/** The first three answers that differ. */
export function differences(
  left: ReadonlyMap<string, string>,
  right: ReadonlyMap<string, string>,
): readonly { readonly path: string; readonly left: string; readonly right: string }[] {
  return [...left.keys()]
    .filter((path) => left.get(path) !== right.get(path))
    .slice(0, 3)
    .map((path) => ({ path, left: left.get(path) ?? '', right: right.get(path) ?? '' }));
}
