import { internalPath, match, type MarketId, type RouteMatch, type RouteName } from '@veralune/routing';
import { isEndless, selectionPath } from '../listing/endless.ts';
import { exists, type AddressBook } from '../snapshots/address-book.ts';
import type { Decision, RequestFacts } from './decision.ts';
import { access, type AccessContext } from './steps/access.ts';
import { api, type ApiContext } from './steps/api.ts';
import { maintenance, type MaintenanceContext } from './steps/maintenance.ts';
import { searchForm } from './steps/search-form.ts';

export interface ProxyContext extends AccessContext, ApiContext, MaintenanceContext {
  readonly market: MarketId;
  /** Which screens the app has a folder for. */
  readonly screens: ReadonlySet<RouteName>;
  /** Undefined until the first copy arrived; then every address is let through to its page. */
  readonly addressBook: AddressBook | undefined;
  /** Permanent rules of the market; null where none matches. */
  readonly redirect: (request: RequestFacts) => Decision | null;
}

function notFound(locale: string): Decision {
  return { kind: 'rewrite', to: `/${locale}/not-found`, status: 404 };
}

/** Pages of which a visitor can make any number are rendered for each request: no disk is filled by what is typed. */
function pageOf(found: RouteMatch): Decision {
  if (found.route === 'maintenance') return { kind: 'rewrite', to: internalPath(found), keep: 'never' };
  if (found.route === 'results') return { kind: 'rewrite', to: internalPath(found), keep: 'brief' };
  if (found.route === 'products' && isEndless(found.params))
    return { kind: 'rewrite', to: selectionPath(found), keep: 'brief' };
  return { kind: 'rewrite', to: internalPath(found) };
}

/** The way of a request: access → maintenance → redirects → route → exists. Total, and without any waiting. */
export function decide(request: RequestFacts, context: ProxyContext): Decision {
  const early = access(request, context) ?? api(request, context);
  if (early) return early;
  const found = match(request.pathname, context.market, {
    cookie: request.localeCookie,
    acceptLanguage: request.acceptLanguage,
    cornerBrands: context.addressBook?.cornerBrands,
  });
  const moved = maintenance(request, found, context) ?? context.redirect(request);
  if (moved) return moved;
  if (found.kind === 'redirect') return { kind: 'redirect', to: found.to + request.search, status: found.status };
  // What is not published yet is for editors who have signed in, and this request carries no such proof.
  if (found.kind === 'route' && found.preview) return { kind: 'rewrite', to: `/${found.locale}/denied`, status: 401 };
  if (found.kind === 'none' || !context.screens.has(found.route)) return notFound(found.locale);
  if (context.addressBook && !exists(context.addressBook, found)) return notFound(found.locale);
  if (request.isRespelt) return { kind: 'redirect', to: request.pathname + request.search, status: 308 };
  return searchForm(request, found) ?? pageOf(found);
}
