import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseRedirects } from '@veralune/redirects/parse';
import type { MarketId } from '@veralune/routing';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { checkPages, screensOfMarket } from './market/pages-of-app.ts';
import { redisUrl } from './catalogue/environment.ts';
import { checkEnvironment } from './environment/check-environment.ts';
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

const cacheHandler = join(import.meta.dirname, `shared-cache/cache-handler${extname(import.meta.filename)}`);

/**
 * The output of a build runs without the workspace. It has the configuration of the build, so it always has the handler,
 * which uses Next's own cache if there is no `REDIS_URL`. `next start` reads the configuration again, and needs the handler
 * only with `REDIS_URL`. Sources: docs/decisions/0029-shared-page-cache.md and 0034-deployments-per-market.md.
 */
function outputOf(phase: string): Pick<NextConfig, 'cacheHandler' | 'output'> {
  if (phase === PHASE_PRODUCTION_BUILD) return { output: 'standalone', cacheHandler };
  return redisUrl() === undefined ? {} : { cacheHandler };
}

/**
 * The Next configuration of a market app. Next calls it with its phase, which no variable names yet at that time.
 * @param appFolder `import.meta.dirname` of the app's `next.config.ts`
 * @throws VR-SITE-007 to 009 when the redirects or pages of the app are not valid, VR-SITE-017 when the environment is not
 */
export function createNextConfig(appFolder: string, market: MarketId): (phase: string) => NextConfig {
  checkEnvironment();
  checkRedirects(join(appFolder, 'redirects.csv'));
  const pages = join(appFolder, 'app', '[locale]');
  checkPages(pages, market);
  const build = buildId();
  const config: NextConfig = {
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
      // Well above the 4 s in which the API answers, so that a server that is only slow is not taken for one that hangs.
      proxyTimeout: 14_000,
      // Sheets are inlined, so a further one costs little, but rules that a page does not use are sent with each page.
      cssChunking: { type: 'graph', requestCost: 30_000 },
      // Writing it takes a quarter of a build, so it begins where a build is repeated, not in a fresh clone or an image.
      turbopackFileSystemCacheForBuild: existsSync(join(appFolder, '.next', 'BUILD_ID')),
    },
    // Pages may be served stale for a day while they are regenerated, also by shared caches.
    expireTime: 86_400,
    // `pnpm types` checks every package once; the builds of the five apps do not repeat it.
    typescript: { ignoreBuildErrors: true },
    compiler: { runAfterProductionCompile: () => precompress(join(appFolder, '.next')) },
    generateBuildId: () => build,
    env: { VERALUNE_SCREENS: screensOfMarket(market).join(','), VERALUNE_BUILD: build },
  };
  return (phase) => ({ ...config, ...outputOf(phase) });
}
