import {
  internalPath,
  isPersonal,
  match,
  type MarketId,
  type RootRedirect,
  type RouteMatch,
  type RouteName,
  type RedirectMatch,
} from '@veralune/routing';
import { isDynamicListing, dynamicListingPath } from '../listing/dynamic-listing.ts';
import { exists, type AddressBook } from '../snapshots/address-book.ts';
import { tokenParameter } from '../preview/read-preview.ts';
import { storeSearchIn, storeSearchQuery } from '../store-finder/store-search.ts';
import type { Decision, PreviewRequest, ProxyRequest } from './decision.ts';
import { missingPage } from './missing-page.ts';
import { api, type ApiContext } from './steps/api.ts';
import { compare } from './steps/compare.ts';
import { maintenance, type MaintenanceContext } from './steps/maintenance.ts';
import { quiz } from './steps/quiz.ts';
import { searchForm } from './steps/search-form.ts';
import { signIn } from './steps/sign-in.ts';
import { threeQuestions } from './steps/three-questions.ts';

export interface ProxyContext extends ApiContext, MaintenanceContext {
  readonly market: MarketId;
  /** Target of `/`, from `market.ts`. */
  readonly rootRedirect?: RootRedirect | undefined;
  /** The screens that the app has a page for. */
  readonly screens: ReadonlySet<RouteName>;
  /** Undefined until the first copy arrives; until then no address is checked. */
  readonly addressBook: AddressBook | undefined;
  /** Applies the redirect rules; null when no rule matches. */
  readonly redirect: (request: ProxyRequest) => Decision | null;
}

/**
 * The results of a search for pharmacies. No cache may store them: they can be about the visitor's position, and an answer
 * while the API is down must not last.
 */
function storeResultsOf({ search }: ProxyRequest, found: RouteMatch): Decision | null {
  if (found.route !== 'store-finder' || search === '') return null;
  const wanted = storeSearchIn(new URLSearchParams(search));
  if (wanted === null) return null;
  return { kind: 'rewrite', to: `/${found.locale}/pharmacies${storeSearchQuery(wanted)}`, cache: 'never' };
}

/** Pages whose number is unlimited are rendered for each request, so that visitors cannot fill the cache on disk. */
function pageOf(found: RouteMatch, { search }: ProxyRequest): Decision {
  if (found.route === 'maintenance') return { kind: 'rewrite', to: internalPath(found), cache: 'never' };
  if (isPersonal(found.route)) return { kind: 'rewrite', to: internalPath(found) + search, cache: 'personal' };
  if (found.route === 'results') return { kind: 'rewrite', to: internalPath(found), cache: 'brief' };
  if (found.route === 'products' && isDynamicListing(found.params))
    return { kind: 'rewrite', to: dynamicListingPath(found), cache: 'brief' };
  return { kind: 'rewrite', to: internalPath(found) };
}

/** The target of `/` depends on the language of the visitor, so caches must not store it, whatever its status. */
function redirectTo({ to, status }: RedirectMatch, { pathname, search }: ProxyRequest): Decision {
  return { kind: 'redirect', to: to + search, status, ...(pathname === '/' ? { cache: 'never' } : {}) };
}

function previewRequest(
  { locale, params }: Extract<RouteMatch, { readonly route: 'preview' }>,
  { search }: ProxyRequest,
): PreviewRequest {
  return { kind: 'preview', locale, params, token: new URLSearchParams(search).get(tokenParameter) };
}

/**
 * Decides how the proxy responds: API → maintenance → redirects → route → does the entity exist?
 * Synchronous, and never throws on input of a visitor.
 */
export function decide(request: ProxyRequest, context: ProxyContext): Decision | PreviewRequest {
  const forwarded = api(request, context);
  if (forwarded) return forwarded;
  const found = match(request.pathname, context.market, {
    cookie: request.localeCookie,
    acceptLanguage: request.acceptLanguage,
    cornerBrands: context.addressBook?.cornerBrands,
    rootRedirect: context.rootRedirect,
  });
  const moved = maintenance(request, found, context) ?? context.redirect(request);
  if (moved) return moved;
  if (found.kind === 'redirect') return redirectTo(found, request);
  // The address book has no drafts, so their existence is not checked here.
  if (found.kind === 'route' && found.preview) return previewRequest(found, request);
  if (found.kind === 'none' || !context.screens.has(found.route)) return missingPage(found, request.pathname);
  if (context.addressBook && !exists(context.addressBook, found)) return missingPage(found, request.pathname);
  if (request.hadRepeatedSlashes) return { kind: 'redirect', to: request.pathname + request.search, status: 308 };
  return (
    signIn(request, found) ??
    searchForm(request, found) ??
    storeResultsOf(request, found) ??
    quiz(request, found) ??
    threeQuestions(request, found) ??
    compare(request, found) ??
    pageOf(found, request)
  );
}
