import { lookUp, mergeTables, navigationFor, type RedirectTable } from '@veralune/redirects';
import type { Decision, ProxyRequest } from '../proxy/decision.ts';

/** The redirect step of the proxy: rules of the market before rules of the API. Merges them only when the API's change. */
export function createRedirectStep(own: RedirectTable) {
  let latest: RedirectTable | undefined;
  let merged = own;

  /** The decision of the first matching rule, or null when no rule matches. Source: 2-routes-redirects-commerce.md §4. */
  return ({ origin, pathname, search, isInApp }: ProxyRequest, fromApi: RedirectTable | undefined): Decision | null => {
    if (fromApi !== latest) {
      latest = fromApi;
      merged = fromApi ? mergeTables(own, fromApi) : own;
    }
    const found = lookUp(merged, { origin, pathname, search, keepsQuery: !isInApp });
    if (found === null) return null;
    const mustLeave = isInApp && navigationFor(found.to).kind === 'full';
    return mustLeave ? { kind: 'leave' } : { kind: 'redirect', to: found.to, status: found.status };
  };
}
