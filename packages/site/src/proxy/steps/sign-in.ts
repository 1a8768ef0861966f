import { needsSession, type RouteMatch } from '@veralune/routing';
import { loginHref } from '../../account/return-path.ts';
import type { Decision, ProxyRequest } from '../decision.ts';

/**
 * Leads visitors without a session from a page of the account to the login page, and back after it. A session that has
 * expired is noticed by the page. Source: 2-routes-redirects-commerce.md §6.
 */
export function signIn({ method, hasSession, pathname, search }: ProxyRequest, found: RouteMatch): Decision | null {
  // A form that is posted after the end of the session answers with what was entered.
  if (method === 'POST' || hasSession || !needsSession(found.route)) return null;
  return { kind: 'redirect', to: loginHref(found.locale, pathname + search), status: 307, cache: 'never' };
}
