import type { Decision, RequestFacts } from '../decision.ts';

export interface ApiContext {
  readonly apiUrl: string;
}

const prefix = '/api/';

/** Hands the site's own `/api/` on to the catalogue API, so that browsers need no second origin. */
export function api(request: RequestFacts, { apiUrl }: ApiContext): Decision | null {
  if (!request.pathname.startsWith(prefix)) return null;
  return { kind: 'forward', to: `${apiUrl}/${request.pathname.slice(prefix.length)}${request.search}` };
}
