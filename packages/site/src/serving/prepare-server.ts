import type { Server } from 'node:http';
import { createLogger } from '@veralune/http/logger';
import { startMetrics } from '@veralune/http/metrics';
import { startTracing } from '@veralune/http/tracing';
import { accessCheck } from '../access/access-check.ts';
import { accessList } from '../access/access-list.ts';
import {
  mapTiles,
  recaptchaSiteKey,
  redisUrl,
  reportAddress,
  revalidateSecret,
  trustedProxies,
} from '../catalogue/environment.ts';
import { setRequestTimeouts } from '../catalogue/request-timeouts.ts';
import { checkEnvironment } from '../environment/check-environment.ts';
import { setLog } from '../log.ts';
import type { MarketConfig } from '../market/market.ts';
import { readOwnRedirects } from '../redirects/read-own-redirects.ts';
import { markCachedPagesStale } from '../revalidation/mark-cached-pages-stale.ts';
import { completeHeaders } from './complete-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { guardRequests } from './guard-requests.ts';
import { logConsole } from './log-console.ts';
import { mergeSlashesOfRequests } from './merge-slashes.ts';
import { noticeStopping } from './stopping.ts';
import { transformResponses } from './transform-responses.ts';

const isProduction = process.env.NODE_ENV === 'production';

/** Refuses requests that must not reach Next. Resolves when the host names of the access list are resolved. */
async function startGuard(metrics: Server | null): Promise<void> {
  const list = accessList(process.env['ALLOWED_ADDRESSES']);
  const access = list && accessCheck({ list, trustedProxies: trustedProxies() });
  guardRequests({ access, trustedProxies: trustedProxies(), metrics });
  await access?.start();
}

/** Sets the headers of all responses, and transforms documents. Development has other scripts and no built style sheets. */
function startTransforming(config: MarketConfig): void {
  if (!isProduction) {
    completeHeaders();
    return;
  }
  const hasRecaptcha = recaptchaSiteKey() !== undefined;
  const tiles = mapTiles();
  const policy = contentSecurityPolicy({
    config,
    hasRecaptcha,
    tiles: tiles && new URL(tiles.template).origin,
    reportTo: reportAddress(),
  });
  completeHeaders(policy);
  transformResponses(policy, config.market.id);
}

/**
 * Does not await the request: the server listens only after the start-up code has finished. A shared cache keeps the
 * invalidated tags with the pages, so there is nothing to mark.
 */
function startMarkingCachedPages({ market }: MarketConfig): void {
  if (redisUrl() !== undefined) return;
  const [port, secret] = [process.env['PORT'], revalidateSecret()];
  if (isProduction && port !== undefined && secret !== undefined) void markCachedPagesStale(market, { port, secret });
}

async function prepareOrThrow(config: MarketConfig): Promise<void> {
  const service = `site-${config.market.id}`;
  const log = createLogger(service);
  setLog(log);
  if (isProduction) logConsole(log);
  checkEnvironment();
  const metrics = await startMetrics(service);
  // Next makes the spans of requests and pages itself.
  await startTracing(service);
  setRequestTimeouts();
  const guarding = startGuard(metrics);
  startTransforming(config);
  mergeSlashesOfRequests();
  readOwnRedirects(config.market);
  noticeStopping();
  startMarkingCachedPages(config);
  await guarding;
}

/**
 * The part of the start-up code that needs Node. In production a failure ends the process: Next would go on, and answer every
 * request with 500.
 */
export async function prepareServer(config: MarketConfig): Promise<void> {
  try {
    await prepareOrThrow(config);
  } catch (thrown) {
    if (!isProduction) throw thrown;
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(1);
  }
}
