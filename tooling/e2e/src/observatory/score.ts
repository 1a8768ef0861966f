import { policyResult, type PolicyResult } from './policy-result.ts';

export interface Scanned {
  readonly headers: Readonly<Record<string, string>>;
  /** The `Set-Cookie` headers. */
  readonly cookies: readonly string[];
  readonly html: string;
}

/** Points by test, with the reason. Positive points count only from 90 points on. */
export type Points = Readonly<Record<string, number>>;

const policyPoints: Readonly<Record<PolicyResult, number>> = {
  'no-unsafe-default-src-none': 10,
  'no-unsafe': 5,
  'unsafe-inline-in-style-src-only': 0,
  'insecure-scheme-in-passive-content-only': -10,
  'unsafe-eval': -10,
  'unsafe-inline': -20,
  'insecure-scheme': -20,
  invalid: -25,
  'not-implemented': -25,
};

const sixMonthsSeconds = 15_768_000;

function hstsPoints(header: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= sixMonthsSeconds ? 0 : -10;
}

function framePoints(header: string | undefined, policy: string | undefined): number {
  if (/(?:^|;)\s*frame-ancestors\s/.test(policy ?? '')) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 5 : -20;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header);
  return isPrivate ? 5 : -5;
}

/** Points of a header that earns ten with some values, none without it or with its weakest value, and minus five otherwise. */
function crossOriginPoints(header: string | undefined, good: readonly string[], weakest: string): number {
  if (header === undefined || header === weakest) return 0;
  return good.includes(header) ? 10 : -5;
}

function corsPoints(headers: Scanned['headers']): number {
  const isAny = headers['access-control-allow-origin'] !== undefined;
  return isAny && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

/** Scripts of other origins need `integrity`, and TLS. */
function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  if (foreign.some(([, src = '']) => src.startsWith('http:'))) return -50;
  return foreign.some(([element]) => !element.includes(' integrity=')) ? -5 : 0;
}

/** A site with HSTS, where a cookie without `Secure` is not sent without TLS. */
function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const isSession = (cookie: string) => /^[^=]*(?:token|sess|login)/i.test(cookie);
  const lacks = (attribute: RegExp) => (cookie: string) => !attribute.test(cookie);
  if (cookies.filter(isSession).some(lacks(/;\s*httponly/i))) return -30;
  const insecure = cookies.filter(lacks(/;\s*secure/i));
  if (insecure.length > 0) return insecure.some(isSession) ? -10 : -5;
  return cookies.some(lacks(/;\s*samesite=(?:lax|strict)/i)) ? 0 : 5;
}

/** Source: github.com/mdn/mdn-http-observatory, `SCORE_TABLE` in `src/grader/charts.js`. Redirection to TLS is the load balancer’s. */
export function pointsOf({ headers, cookies, html }: Scanned): Points {
  const policy = headers['content-security-policy'];
  return {
    'content-security-policy': policyPoints[policyResult(policy ?? null)],
    cookies: cookiePoints(cookies),
    'cross-origin-resource-sharing': corsPoints(headers),
    'referrer-policy': referrerPoints(headers['referrer-policy']),
    'strict-transport-security': hstsPoints(headers['strict-transport-security']),
    'subresource-integrity': scriptPoints(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': framePoints(headers['x-frame-options'], policy),
    'cross-origin-resource-policy': crossOriginPoints(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      'cross-origin',
    ),
    'cross-origin-embedder-policy': crossOriginPoints(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      'unsafe-none',
    ),
    'cross-origin-opener-policy': crossOriginPoints(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      'unsafe-none',
    ),
  };
}

function sumOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0);
}

/** The score of Mozilla Observatory: 100 and more is A+. */
export function scoreOf(scanned: Scanned): number {
  const points = Object.values(pointsOf(scanned));
  const withoutCredit = 100 + sumOf(points.filter((each) => each < 0));
  return Math.max(0, withoutCredit < 90 ? withoutCredit : 100 + sumOf(points));
}
