import { href, type Match } from '@veralune/routing';
import type { Decision, RequestFacts } from '../decision.ts';

export interface MaintenanceContext {
  /** Whether the API's latest answer carried the maintenance header. */
  readonly maintenance: boolean;
}

/** Sends everyone to the maintenance page while it lasts, and away from it afterwards. Source: 1-site.md §4. */
export function maintenance(
  { isInApp }: Pick<RequestFacts, 'isInApp'>,
  found: Match,
  context: MaintenanceContext,
): Decision | null {
  if (found.kind === 'redirect') return null;
  const onPage = found.kind === 'route' && found.route === 'maintenance';
  // The maintenance page has another frame, and what the router has loaded may be gone: the browser asks for a document.
  if (context.maintenance && !onPage && isInApp) return { kind: 'leave' };
  if (context.maintenance && !onPage)
    return { kind: 'redirect', to: href('maintenance', {}, found.locale), status: 307 };
  if (!context.maintenance && onPage) return { kind: 'redirect', to: href('home', {}, found.locale), status: 307 };
  return null;
}
