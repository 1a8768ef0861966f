import type { PageType, UrlEntry } from '@veralune/api-client/contract';
import { routeNames, type MarketId, type RouteName } from '@veralune/routing';
import type { ProxyContext } from '../../src/proxy/decide.ts';
import type { Decision, ProxyRequest } from '../../src/proxy/decision.ts';
import { createAddressBook } from '../../src/snapshots/address-book.ts';

const entry = { id: 1, page_type: null, parent_slug: null } as const;

function pagesOf(type: PageType, count: number): UrlEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    ...entry,
    entity_type: 'cms_page',
    page_type: type,
    lang: 'fr',
    slug: `${type}-${index}`,
  }));
}

const addressBook = createAddressBook([
  { ...entry, entity_type: 'product', lang: 'fr', slug: 'equilibre' },
  { ...entry, entity_type: 'product', lang: 'nl', slug: 'evenwicht' },
  { ...entry, entity_type: 'category', lang: 'fr', slug: 'microbiote' },
  {
    ...entry,
    entity_type: 'cms_page',
    page_type: 'corpo_page',
    lang: 'fr',
    slug: 'souches',
    parent_slug: 'microbiotes',
  },
  { ...entry, entity_type: 'cms_page', page_type: 'corpo_main', lang: 'fr', slug: 'microbiotes' },
  {
    ...entry,
    entity_type: 'cms_page',
    page_type: 'brand_corner_main',
    lang: 'fr',
    slug: 'florelune',
    parent_slug: 'florelune',
  },
  { ...entry, entity_type: 'thematic', lang: 'fr', slug: 'plantes', page_count: 10 },
  {
    ...entry,
    entity_type: 'innovation_category',
    lang: 'fr',
    slug: 'qualite',
    page_count: 9,
    filters: [{ slug: 'vision', page_count: 1 }],
  },
  { ...entry, entity_type: 'cms_page', page_type: 'about', lang: 'fr', slug: 'qui-sommes-nous' },
  {
    ...entry,
    entity_type: 'about_category',
    lang: 'fr',
    slug: 'entreprise',
    page_count: 2,
    filters: [{ slug: '2025', page_count: 2 }],
  },
  ...pagesOf('innovation', 13),
  ...pagesOf('actualite', 18),
]);

const built: ReadonlySet<RouteName> = new Set(routeNames.filter((name) => name !== 'cart'));

/** The proxy of a market, with all screens but the cart and a small address book. */
export function context(market: MarketId, changes: Partial<ProxyContext> = {}): ProxyContext {
  return {
    market,
    screens: built,
    apiUrl: 'http://api.test',
    maintenance: false,
    addressBook,
    redirect: () => null,
    ...changes,
  };
}

/** A GET of a document from Belgium's site. */
export function request(address: string, changes: Partial<ProxyRequest> = {}): ProxyRequest {
  const { origin, pathname, search } = new URL(address, 'http://be.test');
  return {
    method: 'GET',
    origin,
    pathname,
    search,
    isInApp: false,
    hadRepeatedSlashes: false,
    localeCookie: undefined,
    hasSession: false,
    acceptLanguage: undefined,
    ...changes,
  };
}

export function rewrite(to: string): Decision {
  return { kind: 'rewrite', to };
}

export function brief(to: string): Decision {
  return { kind: 'rewrite', to, cache: 'brief' };
}

export function uncached(to: string): Decision {
  return { kind: 'rewrite', to, cache: 'never' };
}

/** The 404 page in place. */
export function missing(locale: string, terms?: string): Decision {
  return { kind: 'rewrite', to: ['', locale, 'error', '404', ...(terms ? [terms] : [])].join('/'), status: 404 };
}
