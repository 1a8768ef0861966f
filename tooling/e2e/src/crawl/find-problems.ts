import type { PageFacts } from './page-facts.ts';
import type { SitemapAddress } from './sitemap.ts';
import { problemsOfJsonLd } from './structured-data.ts';

/** What a search engine shows of a title and of a description, in characters. */
const maxTitle = 60;
const maxDescription = 200;

/** A crawled page with its entry in the sitemap. */
export interface CrawledPage extends PageFacts {
  /** The language that the address has, as `lang` writes it. */
  readonly expectedLang: string;
  readonly entry: SitemapAddress;
}

function same(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

/** What is wrong with a page by itself. */
function problemsOfPage(page: CrawledPage): string[] {
  const { address, title, description, lang, expectedLang, canonical, isExcluded, headings, jsonLd, foreignSources } =
    page;
  return [
    ...(title.endsWith(' – Veralune') ? [] : [`has the title "${title}", which does not name the site`]),
    ...(title.length > maxTitle ? [`has a title of ${String(title.length)} characters`] : []),
    ...(description === '' ? ['has no description'] : []),
    ...(description.length > maxDescription ? [`has a description of ${String(description.length)} characters`] : []),
    ...(lang === expectedLang ? [] : [`has lang="${lang}" instead of "${expectedLang}"`]),
    ...(canonical === address ? [] : [`has the canonical address ${canonical}`]),
    ...(isExcluded ? ['is in the sitemap, but must not be indexed'] : []),
    ...(headings === 1 ? [] : [`has ${String(headings)} first-level headings`]),
    ...foreignSources.map((source) => `loads ${source} from another host`),
    ...(same(page.languages, page.entry.languages) ? [] : ['has other languages than its entry in the sitemap']),
    ...(jsonLd.length > 0 ? jsonLd.flatMap(problemsOfJsonLd) : ['has no structured data']),
  ].map((problem) => `${address} ${problem}`);
}

/** The pages of one language that share a text. */
function repeated(pages: readonly CrawledPage[], name: 'title' | 'description'): string[] {
  return [...Map.groupBy(pages, (page) => `${page.lang} ${page[name]}`).values()]
    .filter(({ length }) => length > 1)
    .map((all) => `${all.map(({ address }) => address).join(', ')} have the same ${name}`);
}

function isCrawledOrigin(address: string, origins: ReadonlySet<string>): boolean {
  return origins.has(URL.parse(address)?.origin ?? '');
}

/** The languages of a page that do not name it in turn, or that no sitemap lists. */
function unanswered(
  { address, languages }: CrawledPage,
  byAddress: ReadonlyMap<string, CrawledPage>,
  origins: ReadonlySet<string>,
): string[] {
  const others = [...languages].filter(([, other]) => other !== address && isCrawledOrigin(other, origins));
  const isIncluded = languages.size === 0 || [...languages.values()].includes(address);
  return [
    ...(isIncluded ? [] : [`${address} does not name itself among its languages`]),
    ...(languages.size === 0 || languages.has('x-default') ? [] : [`${address} has no x-default`]),
    ...others.flatMap(([hreflang, other]) => {
      const page = byAddress.get(other);
      if (!page) return [`${address} names ${other} (${hreflang}), which is in no sitemap`];
      const answers = [...page.languages.values()].includes(address);
      return answers ? [] : [`${address} names ${other} (${hreflang}), which does not name it`];
    }),
  ];
}

/**
 * What is wrong with the pages of the sitemaps.
 * @param origins the public origins of the crawled sites; pages of others are not checked
 */
export function findProblems(pages: readonly CrawledPage[], origins: ReadonlySet<string>): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return [
    ...pages.flatMap(problemsOfPage),
    ...repeated(pages, 'title'),
    ...repeated(pages, 'description'),
    ...pages.flatMap((page) => unanswered(page, byAddress, origins)),
  ];
}
