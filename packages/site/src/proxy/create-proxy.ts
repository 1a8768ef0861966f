import type { NextRequest, NextResponse } from 'next/server';
import { apiUrl } from '../catalogue/environment.ts';
import type { MarketConfig } from '../market/market.ts';
import { screensOfApp } from '../market/screens-of-app.ts';
import { ownRedirects } from '../redirects/own-redirects.ts';
import { createRedirectStep } from '../redirects/redirect-step.ts';
import { respeltHeader } from '../serving/repeated-slashes.ts';
import { snapshotsOf } from '../snapshots/market-snapshots.ts';
import { accessList } from './access-list.ts';
import { decide } from './decide.ts';
import type { RequestFacts } from './decision.ts';
import { instead } from './outage.ts';
import { respond } from './respond.ts';

/** As the browser sees it, also behind a front door; behind several, each of which adds what it saw, as the first. */
function originOf({ headers, nextUrl }: NextRequest): string {
  const [host, scheme] = ['host', 'proto'].map((part) => headers.get(`x-forwarded-${part}`)?.split(',')[0]?.trim());
  const own = headers.get('host') ?? nextUrl.host;
  return `${scheme ?? nextUrl.protocol.replace(/:$/, '')}://${host ?? own}`.toLowerCase();
}

/** Next hides from the proxy what its router sends; every browser of the last years says itself what it fetches for. */
function isFetchedByScript({ headers }: NextRequest): boolean {
  return headers.get('sec-fetch-dest') === 'empty';
}

function factsOf(request: NextRequest): RequestFacts {
  return {
    method: request.method,
    origin: originOf(request),
    pathname: request.nextUrl.pathname,
    search: request.nextUrl.search,
    isRespelt: request.headers.has(respeltHeader),
    isInApp: isFetchedByScript(request),
    addresses: (request.headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim()),
    localeCookie: request.cookies.get('locale')?.value,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  };
}

/** The proxy of a market's app. Source: docs/architecture, "The way of a request". */
export function createProxy({ market }: MarketConfig) {
  const isAllowed = accessList(process.env['ALLOWED_ADDRESSES']);
  const screens = screensOfApp();
  let redirect: ReturnType<typeof createRedirectStep> | undefined;

  return async function proxy(request: NextRequest): Promise<NextResponse> {
    const { addressBook, redirections } = snapshotsOf(market);
    const redirectStep = (redirect ??= createRedirectStep(ownRedirects()));
    const facts = factsOf(request);
    const decision = decide(facts, {
      market: market.id,
      screens,
      isAllowed,
      apiUrl: apiUrl(),
      maintenance: addressBook.header('x-maintenance') === '1',
      addressBook: addressBook.read(),
      redirect: (asked) => redirectStep(asked, redirections.read()),
    });
    const replacement = addressBook.failed ? await instead(decision, facts, request) : null;
    return respond(replacement ?? decision, request);
  };
}
