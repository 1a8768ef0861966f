import type { Decision, ProxyRequest } from '../decision.ts';

export interface AccessContext {
  /** Whether an IP address may access the site; undefined when everyone may. */
  readonly isAllowed: ((address: string) => boolean) | undefined;
}

/** Denies access to all but the configured IP addresses. Source: 1-site.md §6. */
export function access(request: ProxyRequest, { isAllowed }: AccessContext): Decision | null {
  if (!isAllowed || request.addresses.some(isAllowed)) return null;
  return { kind: 'deny', status: 401, body: 'You are not allowed to access this application' };
}
