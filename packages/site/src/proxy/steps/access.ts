import type { Decision, RequestFacts } from '../decision.ts';

export interface AccessContext {
  /** Whether an address may see the site; undefined where everyone may. */
  readonly isAllowed: ((address: string) => boolean) | undefined;
}

/** Keeps out everyone but the configured addresses. Source: 1-site.md §6. */
export function access(request: RequestFacts, { isAllowed }: AccessContext): Decision | null {
  if (!isAllowed || request.addresses.some(isAllowed)) return null;
  return { kind: 'deny', status: 401, body: 'You are not allowed to access this application' };
}
