import { requestIdHeader, requestIdOf as idOf } from '@veralune/http/request-id';

export { requestIdHeader };

/** The id of a request of a visitor. The server has replaced what no proxy of ours sent (`serving/guard-requests.ts`). */
export function requestIdOf(headers: Headers): string {
  return idOf(headers.get(requestIdHeader) ?? undefined, true);
}
