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
import { shownIn, type Shown } from './shown.ts';

/** What a visitor of each language types. */
const searched: Readonly<Record<Language, string>> = {
  fr: 'magnesium',
  nl: 'magnesium',
  de: 'magnesium',
  it: 'magnesio',
  es: 'magnesio',
};
const foundNowhere = 'xylophon-qwxz';
const tooDear: Filter = { name: 'price', value: '900-999' };

const overviews = ['brands', 'needs', 'advice-home', 'innovations', 'expertises', 'about'] as const;
const withoutAddress = ['not-found', 'denied', 'server-error', 'maintenance'] as const;

/** What the panel below the search shows. */
async function suggestionsIn(locale: Locale): Promise<Plain> {
  const query = new URLSearchParams({ locale, text: searched[languageOf(locale)] });
  const answer = await suggestionsFor(new Request(`http://localhost/fragments/suggestions?${query.toString()}`));
  return plain(await answer.json());
}

/** Recordings of one locale by their name, as `packages/ui` reads them: `<name>.json`. */
export type Recordings = ReadonlyMap<string, Plain>;

/** Walks through a locale's site as a visitor does, from link to link, and records what is seen. */
export async function visit(locale: Locale): Promise<Recordings> {
  const recordings = new Map<string, Plain>();
  const cornerBrands = new Set<string>();
  const open = async (path: string): Promise<Shown> => {
    const found = match(path, marketOf(locale).id, { cornerBrands });
    if (found.kind !== 'route') throw new Error(`${locale}: ${path} is no address of the site.`);
    return shownIn(await pageAt(internalPath(found)));
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

  await record('products', href('products', {}, locale));
  await record(
    'category',
    link('products', (found) => found.route === 'products' && found.params.category !== undefined),
  );
  await record('products-filtered', link('products', filteredBy(1)));
  await record('products-none', href('products', { filters: [tooDear] }, locale));
  await record('results', href('results', { terms: searched[languageOf(locale)] }, locale));
  await record('results-none', href('results', { terms: foundNowhere }, locale));
  await record('results-start', href('results', {}, locale));

  await record('advice-theme', link('advice-home', to('advice-theme')));
  await record('article', link('advice-home', to('advice')));
  await record('expertise', link('expertises', to('expertise')));
  await record('legal', link('frame', to('page')));
  for (const name of withoutAddress)
    recordings.set(name, pageRecording(await shownIn(await pageAt(`/${locale}/${name}`))));
  return recordings;
}
