import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseRedirects } from '@veralune/redirects/parse';
import type { MarketId } from '@veralune/routing';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { checkPages, screensOfMarket } from './market/pages-of-app.ts';
import { redisUrl } from './catalogue/environment.ts';
import { precompress } from './serving/precompress.ts';

const packages = ['api-client', 'forms', 'http', 'i18n', 'redirects', 'routing', 'site', 'tracking', 'ui'];

/** @throws VR-SITE-007 when the file is missing, VR-SITE-008 when a line of it is not valid */
function checkRedirects(file: string): void {
  if (!existsSync(file))
    throw new Error(`VR-SITE-007: ${file} is missing. Without rules it has one line, \`from,to\`.`);
  const { problems } = parseRedirects(readFileSync(file, 'utf8'));
  if (problems.length === 0) return;
  const lines = problems.map(({ line, code, about }) => `  line ${line}: ${code} ${about.join(' ')}`);
  throw new Error(
    `VR-SITE-008: ${file} has lines that can't be read. \`npm run redirects -- check\` explains them.\n${lines.join('\n')}`,
  );
}

/**
 * Id of the build, which Next writes into the scripts and the server. The processes of a build read the configuration
 * separately, so the first one passes its id on to the others.
 */
function buildId(): string {
  return (process.env['VERALUNE_BUILD'] ??= randomUUID());
}

/**
 * The cache that several instances of an app share, if `REDIS_URL` is set when the server starts. A build does not use it.
 * Otherwise pages are in Next's own cache. Source: docs/decisions/0029-shared-page-cache.md.
 */
function sharedCache(): Pick<NextConfig, 'cacheHandler'> {
  const isBuild = process.env['NEXT_PHASE'] === PHASE_PRODUCTION_BUILD;
  if (isBuild || redisUrl() === undefined) return {};
  return { cacheHandler: join(import.meta.dirname, `shared-cache/cache-handler${extname(import.meta.filename)}`) };
}

/**
 * The Next configuration of a market app.
 * @param appFolder `import.meta.dirname` of the app's `next.config.ts`
 * @throws VR-SITE-007 to 009 when the redirects or pages of the app are not valid
 */
export function createNextConfig(appFolder: string, market: MarketId): NextConfig {
  checkRedirects(join(appFolder, 'redirects.csv'));
  const pages = join(appFolder, 'app', '[locale]');
  checkPages(pages, market);
  const build = buildId();
  return {
    transpilePackages: packages.map((name) => `@veralune/${name}`),
    poweredByHeader: false,
    // `serving/transform-responses.ts` compresses, also with brotli.
    compress: false,
    // As `Link` headers of pages that are not cached, preloads would fetch style sheets that are inlined anyway.
    reactMaxHeadersLength: 0,
    // The proxy redirects trailing slashes, so that an address with several mistakes is corrected by one redirect.
    skipTrailingSlashRedirect: true,
    experimental: {
      // An API that hangs: before nginx in front takes this server for a failed one (`proxy_read_timeout` of tooling/edge).
      proxyTimeout: 10_000,
      // Sheets are inlined, so a further one costs little, but rules that a page does not use are sent with each page.
      cssChunking: { type: 'graph', requestCost: 30_000 },
    },
    // Pages may be served stale for a day while they are regenerated, also by shared caches.
    expireTime: 86_400,
    // `pnpm types` checks every package once; the builds of the five apps do not repeat it.
    typescript: { ignoreBuildErrors: true },
    compiler: { runAfterProductionCompile: () => precompress(join(appFolder, '.next')) },
    ...sharedCache(),
    generateBuildId: () => build,
    env: { VERALUNE_SCREENS: screensOfMarket(market).join(','), VERALUNE_BUILD: build },
  };
}
