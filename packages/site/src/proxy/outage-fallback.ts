import type { NextRequest } from 'next/server';
import { isOwnRequest, ownRequestHeaders } from '../access/own-requests.ts';
import type { Decision, ProxyRequest } from './decision.ts';

const timeoutMs = 10_000;

/** `/fr-be/product/…` → `fr-be` */
function localeOf(internal: string) {
  return internal.split('/')[1] ?? '';
}

/**
 * The decision for a page that cannot be rendered while the API is down. Next would send an empty document that needs
 * JavaScript. A request to this server finds out whether the page is cached; if not, the proxy rewrites to the 500 page,
 * which does not need the catalogue.
 *
 * @returns null when the original decision applies
 */
export async function outageFallback(
  decision: Decision,
  proxyRequest: ProxyRequest,
  request: NextRequest,
): Promise<Decision | null> {
  if (decision.kind !== 'rewrite' || proxyRequest.method !== 'GET') return null;
  // The request to the own server must not cause another one.
  if (isOwnRequest((name) => request.headers.get(name))) return null;
  const port = process.env['PORT'];
  if (port === undefined || proxyRequest.isInApp) return null;
  const serverError: Decision = { kind: 'rewrite', to: `/${localeOf(decision.to)}/error/500`, status: 500 };
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${proxyRequest.pathname}${proxyRequest.search}`, {
      headers: ownRequestHeaders(),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status < 500 ? null : serverError;
  } catch {
    // A cached page responds immediately; this one is waiting for the catalogue.
    return serverError;
  }
}
