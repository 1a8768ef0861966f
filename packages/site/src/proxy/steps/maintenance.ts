import { href, type Match } from '@veralune/routing';
import type { Decision, ProxyRequest } from '../decision.ts';

export interface MaintenanceContext {
  /** Whether the latest response of the API had the maintenance header. */
  readonly maintenance: boolean;
}

/** Redirects to the maintenance page during maintenance, and away from it otherwise. Source: 1-site.md §4. */
export function maintenance(
  { isInApp }: Pick<ProxyRequest, 'isInApp'>,
  found: Match,
  context: MaintenanceContext,
): Decision | null {
  if (found.kind === 'redirect') return null;
  const onPage = found.kind === 'route' && found.route === 'maintenance';
  // The maintenance page has another layout, and scripts of the app may be unavailable: load it as a document.
  if (context.maintenance && !onPage && isInApp) return { kind: 'leave' };
  if (context.maintenance && !onPage)
    return { kind: 'redirect', to: href('maintenance', {}, found.locale), status: 307 };
  if (!context.maintenance && onPage) return { kind: 'redirect', to: href('home', {}, found.locale), status: 307 };
  return null;
}
