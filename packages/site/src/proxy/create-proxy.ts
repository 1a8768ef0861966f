import type { NextRequest, NextResponse } from 'next/server';
import { sessionCookie } from '../account/personal-cookies.ts';
import { isOwnRequest } from '../access/own-requests.ts';
import { apiUrl } from '../catalogue/environment.ts';
import type { MarketConfig } from '../market/market.ts';
import { screensOfApp } from '../market/screens-of-app.ts';
import { ownRedirects } from '../redirects/own-redirects.ts';
import { createRedirectStep } from '../redirects/redirect-step.ts';
import { mergedSlashesHeader } from '../serving/merge-slashes.ts';
import { isStopping } from '../serving/stopping.ts';
import { snapshotsOf } from '../snapshots/market-snapshots.ts';
import { checkPreview } from './check-preview.ts';
import { decide } from './decide.ts';
import type { ProxyRequest } from './decision.ts';
import { failurePage } from './failure-page.ts';
import { readinessAnswer, readyPath } from './readiness.ts';
import { respond } from './respond.ts';

/** The origin in the browser. `x-forwarded-*` lists one value for each load balancer; the first is the one of the browser. */
function originOf({ headers, nextUrl }: NextRequest): string {
  const [host, scheme] = ['host', 'proto'].map((part) => headers.get(`x-forwarded-${part}`)?.split(',')[0]?.trim());
  const own = headers.get('host') ?? nextUrl.host;
  return `${scheme ?? nextUrl.protocol.replace(/:$/, '')}://${host ?? own}`.toLowerCase();
}

/** Next removes the headers of its router before the proxy runs, but all current browsers send `Sec-Fetch-Dest`. */
function isFetchedByScript({ headers }: NextRequest): boolean {
  return headers.get('sec-fetch-dest') === 'empty';
}

function toProxyRequest(request: NextRequest): ProxyRequest {
  return {
    method: request.method,
    origin: originOf(request),
    pathname: request.nextUrl.pathname,
    search: request.nextUrl.search,
    hadRepeatedSlashes: request.headers.has(mergedSlashesHeader),
    isInApp: isFetchedByScript(request),
    localeCookie: request.cookies.get('locale')?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
    hasSession: request.cookies.has(sessionCookie),
  };
}

/** The proxy of a market app. See "A request for a page" in docs/architecture.md. */
export function createProxy({ market, rootRedirect }: MarketConfig) {
  const screens = screensOfApp();
  let redirect: ReturnType<typeof createRedirectStep> | undefined;

  return async function proxy(request: NextRequest): Promise<NextResponse> {
    const { addressBook, redirections } = snapshotsOf(market);
    // Before its first snapshot the proxy does not know which pages exist. Later, cached pages are served without the API.
    if (request.nextUrl.pathname === readyPath)
      return readinessAnswer(addressBook.read() !== undefined && !isStopping());
    const failure = failurePage(request.nextUrl.pathname);
    if (failure && isOwnRequest((name) => request.headers.get(name))) return respond(failure, request);
    const redirectStep = (redirect ??= createRedirectStep(ownRedirects()));
    const proxyRequest = toProxyRequest(request);
    const decided = decide(proxyRequest, {
      market: market.id,
      rootRedirect,
      screens,
      apiUrl: apiUrl(),
      maintenance: addressBook.header('x-maintenance') === '1',
      addressBook: addressBook.read(),
      redirect: (each) => redirectStep(each, redirections.read()),
    });
    const decision = decided.kind === 'preview' ? await checkPreview(decided) : decided;
    return respond(decision, request);
  };
}
