import { isRouteName, locales, marketIds, markets, type Locale, type Market } from '@veralune/routing';
import { facetsByLocale } from '@veralune/site/listing/indexed-languages';
import { createNextConfig } from '@veralune/site/next-config';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { partCount, readPart } from '@veralune/site/sitemap/data';
import { fixedUrls, selectionUrls, urlsOfEntry } from '@veralune/site/sitemap/urls';
import type { SitemapUrl } from '@veralune/site/sitemap/xml';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCatalogue, type CatalogueServer } from '../src/catalogue-server.ts';
import { pageHead, type PageHead } from '../src/page-head.ts';
import { appFolder } from '../src/paths.ts';

/** A date on which the new products of the content folder are new. */
const now = Date.parse('2026-11-15T12:00:00Z');
const maxTitle = 60;
const maxDescription = 200;

interface IndexedPage extends SitemapUrl {
  readonly locale: Locale;
  readonly head: PageHead;
}

let catalogue: CatalogueServer;
/** All pages of all sitemaps, by their address. */
const pages = new Map<string, IndexedPage>();

/** The addresses of the market's sitemaps. */
async function sitemapOf(market: Market): Promise<{ readonly urls: SitemapUrl[]; readonly cornerBrands: Set<string> }> {
  const names =
    createNextConfig(appFolder(market.id), market.id)(PHASE_PRODUCTION_BUILD).env?.['VERALUNE_SCREENS']?.split(',') ??
    [];
  const screens = new Set(names.filter(isRouteName));
  const { items, ...part } = await readPart(market, 1);
  expect(partCount({ items, ...part }), 'parts of the sitemap').toBe(1);
  const corners = items.filter(({ page_type: type }) => type === 'brand_corner_main');
  return {
    urls: [
      ...fixedUrls(market, screens),
      ...selectionUrls(market, await facetsByLocale()),
      ...items.flatMap((entry) => urlsOfEntry(entry, market, screens)),
    ],
    cornerBrands: new Set(corners.flatMap(({ alternates }) => alternates.map(({ parent_slug: slug }) => slug ?? ''))),
  };
}

function localeAt(path: string, { locales: own, prefixed }: Market): Locale {
  const locale = own.find((each) => !prefixed || path.split('/')[1] === each.slice(0, 2));
  if (!locale) throw new Error(`${path} has no language.`);
  return locale;
}

async function visitMarket(market: Market): Promise<void> {
  const { urls, cornerBrands } = await sitemapOf(market);
  for (const url of urls) {
    const { pathname } = new URL(url.address);
    const locale = localeAt(pathname, market);
    expect(pages.has(url.address), `${url.address} is in the sitemap twice`).toBe(false);
    pages.set(url.address, { ...url, locale, head: await pageHead(pathname, locale, cornerBrands) });
  }
}

function pagesOf(locale: Locale): IndexedPage[] {
  return [...pages.values()].filter((page) => page.locale === locale);
}

/** The addresses that share a text with another page. */
function repeated(all: readonly IndexedPage[], textOf: (head: PageHead) => string): string[] {
  return [...Map.groupBy(all, ({ head }) => textOf(head))]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ address }) => address).join(' ')}`);
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  catalogue = await startCatalogue(() => now);
  vi.stubEnv('API_URL', catalogue.origin);
  for (const id of marketIds) await visitMarket(markets[id]);
}, 240_000);
afterAll(() => catalogue.close());

describe.each(locales)('the indexed pages of %s', (locale) => {
  test('are many', () => {
    expect(pagesOf(locale).length).toBeGreaterThan(150);
  });

  test('have titles of their own, with the name of the site', () => {
    expect(repeated(pagesOf(locale), ({ title }) => title)).toEqual([]);
    expect(pagesOf(locale).filter(({ head }) => !head.title.endsWith(' – Veralune'))).toEqual([]);
  });

  test(`have titles of at most ${String(maxTitle)} characters`, () => {
    const long = pagesOf(locale).filter(({ head }) => head.title.length > maxTitle);
    expect(long.map(({ head, address }) => `${String(head.title.length)} ${head.title} ${address}`)).toEqual([]);
  });

  test('have descriptions of their own', () => {
    expect(repeated(pagesOf(locale), ({ description }) => description)).toEqual([]);
    const unfit = pagesOf(locale).filter(({ head: { description } }) => description.length > maxDescription);
    expect(unfit.map(({ address }) => address)).toEqual([]);
  });

  test('may be indexed, and are canonical', () => {
    const wrong = pagesOf(locale).filter(({ address, head }) => head.isExcluded || head.canonical !== address);
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  test('have the same languages in the sitemap and in the page, and these pages name them too', () => {
    for (const { address, languages, head } of pagesOf(locale)) {
      expect(Object.fromEntries(languages), address).toEqual(head.languages);
      for (const [hreflang, other] of languages) {
        const back = pages.get(other);
        expect(back, `${address}: ${hreflang} ${other} is in no sitemap`).toBeDefined();
        expect(Object.fromEntries(back?.languages ?? []), other).toEqual(Object.fromEntries(languages));
      }
      if (languages.length > 0) expect(languages.map(([, other]) => other)).toContain(address);
    }
  });
});
