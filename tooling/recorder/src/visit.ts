import {
  hasRoute,
  href,
  internalPath,
  languageOf,
  marketOf,
  match,
  type Filter,
  type Language,
  type Locale,
  type RouteMatch,
} from '@veralune/routing';
import { GET as suggestionsFor } from '@veralune/site/fragments/suggestions';
import { linksIn } from './links.ts';
import { pageAt } from './pages.ts';
import { plain, type Plain } from './plain.ts';
import { frameRecording, pageRecording } from './recording.ts';
import { renderPage, type RenderedPage } from './rendered-page.ts';

/** Search terms by language. */
const searchTerms: Readonly<Record<Language, string>> = {
  fr: 'magnesium',
  nl: 'magnesium',
  de: 'magnesium',
  it: 'magnesio',
  es: 'magnesio',
};
const termsWithoutResults = 'xylophon-qwxz';
const priceWithoutProducts: Filter = { name: 'price', value: '900-999' };

const overviews = [
  'brands',
  'needs',
  'quiz',
  'advice-home',
  'quality-innovations',
  'news',
  'expertises',
  'about',
  'faq',
  'who-can-give-you-advice',
  'contact-confirmation',
] as const;
/** Internal paths of pages that no address leads to, by the name of their recording. */
const withoutAddress = {
  'not-found': 'error/404',
  denied: 'error/401',
  'server-error': 'error/500',
  maintenance: 'maintenance',
};

/** The suggestions of the search. */
async function suggestionsIn(locale: Locale): Promise<Plain> {
  const query = new URLSearchParams({ locale, text: searchTerms[languageOf(locale)] });
  const answer = await suggestionsFor(new Request(`http://localhost/fragments/suggestions?${query.toString()}`));
  return plain(await answer.json());
}

/** Recordings of one locale by name. `packages/ui` reads them from `<name>.json`. */
export type Recordings = ReadonlyMap<string, Plain>;

/** Visits the pages of a locale's site by following links, and records each of them. */
export async function visit(locale: Locale): Promise<Recordings> {
  const recordings = new Map<string, Plain>();
  const cornerBrands = new Set<string>();
  const open = async (path: string): Promise<RenderedPage> => {
    const found = match(path, marketOf(locale).id, { cornerBrands });
    if (found.kind !== 'route') throw new Error(`${locale}: ${path} is not an address of the site.`);
    return renderPage(await pageAt(internalPath(found)));
  };
  const record = async (name: string, path: string): Promise<void> => {
    recordings.set(name, pageRecording(await open(path)));
  };
  const link = (from: string, isWanted: (found: RouteMatch) => boolean, index = 0): string => {
    const found = linksIn(recordings.get(from) ?? null, locale, { cornerBrands }).filter(isWanted)[index];
    if (!found) throw new Error(`${locale}: "${from}" has no such link.`);
    return href(found.route, found.params as never, locale);
  };
  const to = (route: string) => (found: RouteMatch) => found.route === route;
  const filteredBy = (count: number) => (found: RouteMatch) =>
    found.route === 'products' && found.params.filters?.length === count;

  recordings.set('frame', frameRecording(await open(href('home', {}, locale))));
  recordings.set('suggestions', await suggestionsIn(locale));
  await record('home', href('home', {}, locale));
  for (const name of overviews) if (hasRoute(name, locale)) await record(name, href(name, {}, locale));
  for (const { route, params } of linksIn(recordings.get('brands') ?? null, locale))
    if (route === 'brand') cornerBrands.add(params.slug);
  await record('brand', link('home', to('brand')));
  await record('corner', link('brand', to('corner')));
  await record('corner-page', link('brand', to('corner'), 1));
  await record('need-group', link('home', to('need')));
  await record('need', link('home', to('need'), 1));
  await record('product', link('home', to('product')));
  await record('product-questions', link('product', to('product-questions')));
  // A product without reviews has no link to their page.
  const [product] = linksIn(recordings.get('home') ?? null, locale).filter(to('product'));
  if (product?.route !== 'product') throw new Error(`${locale}: "home" links to no product.`);
  await record('product-evaluations', href('product-evaluations', product.params, locale));

  await record('products', href('products', {}, locale));
  await record(
    'category',
    link('products', (found) => found.route === 'products' && found.params.category !== undefined),
  );
  await record('products-filtered', link('products', filteredBy(1)));
  await record('products-none', href('products', { filters: [priceWithoutProducts] }, locale));
  await record('results', href('results', { terms: searchTerms[languageOf(locale)] }, locale));
  await record('results-none', href('results', { terms: termsWithoutResults }, locale));
  await record('results-start', href('results', {}, locale));

  await record('advice-theme', link('advice-home', to('advice-theme')));
  await record(
    'quality-innovations-category',
    link(
      'quality-innovations',
      (found) => found.route === 'quality-innovations' && found.params.category !== undefined,
    ),
  );
  await record('article', link('advice-home', to('advice')));
  await record('expertise', link('expertises', to('expertise')));
  await record('legal', link('frame', to('page')));
  for (const [name, path] of Object.entries(withoutAddress))
    recordings.set(name, pageRecording(await renderPage(await pageAt(`/${locale}/${path}`))));
  return recordings;
}
