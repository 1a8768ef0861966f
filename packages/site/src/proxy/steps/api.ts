import type { Decision, ProxyRequest } from '../decision.ts';

export interface ApiContext {
  readonly apiUrl: string;
}

const prefix = '/api/';

/** Forwards `/api/` to the catalogue API, so that browsers use one origin. */
export function api(request: ProxyRequest, { apiUrl }: ApiContext): Decision | null {
  if (!request.pathname.startsWith(prefix)) return null;
  return { kind: 'forward', to: `${apiUrl}/${request.pathname.slice(prefix.length)}${request.search}` };
}
