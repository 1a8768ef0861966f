import { lookUp, mergeTables, navigationFor, type RedirectTable } from '@veralune/redirects';
import type { Decision, RequestFacts } from '../proxy/decision.ts';

/** The market's own rules first, then the API's; made anew only when the API's have changed. */
export function createRedirectStep(own: RedirectTable) {
  let latest: RedirectTable | undefined;
  let merged = own;

  /** Where a rule leads a request, or null where none does. Source: 2-routes-redirects-commerce.md §4. */
  return ({ origin, pathname, search, isInApp }: RequestFacts, fromApi: RedirectTable | undefined): Decision | null => {
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
