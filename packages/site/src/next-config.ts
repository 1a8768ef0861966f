import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects } from '@veralune/redirects/parse';
import type { MarketId } from '@veralune/routing';
import type { NextConfig } from 'next';
import { checkPages, screensOfMarket } from './market/pages-of-app.ts';

const packages = ['api-client', 'i18n', 'redirects', 'routing', 'site', 'tracking', 'ui'];

/** @throws VR-SITE-007 when the table is missing, VR-SITE-008 when a line of it can't be read: no such app is built */
function checkRedirects(file: string): void {
  if (!existsSync(file))
    throw new Error(`VR-SITE-007: ${file} is missing. Without rules it has one line, \`from,to\`.`);
  const { problems } = parseRedirects(readFileSync(file, 'utf8'));
  if (problems.length === 0) return;
  const lines = problems.map(({ line, code, about }) => `  line ${line}: ${code} ${about.join(' ')}`);
  throw new Error(
    `VR-SITE-008: ${file} has lines that can't be read; \`npm run redirects -- check\` explains them.\n${lines.join('\n')}`,
  );
}

/**
 * The Next configuration that all markets share.
 * @param appFolder the app's own folder, `import.meta.dirname` of its `next.config.ts`
 * @throws VR-SITE-007 to 009 when the app lacks what its market needs
 */
export function createNextConfig(appFolder: string, market: MarketId): NextConfig {
  checkRedirects(join(appFolder, 'redirects.csv'));
  const pages = join(appFolder, 'app', '[locale]');
  checkPages(pages, market);
  return {
    transpilePackages: packages.map((name) => `@veralune/${name}`),
    poweredByHeader: false,
    // `serving/send-well.ts` does, better.
    compress: false,
    // The proxy answers for trailing slashes, so that an address in several wrong forms is mended in one step.
    skipTrailingSlashRedirect: true,
    // A page may be served stale for a day while a fresh one is made, also by caches in front.
    expireTime: 86_400,
    // `pnpm types` checks every package once; a build of five apps need not do it five times more.
    typescript: { ignoreBuildErrors: true },
    env: { VERALUNE_SCREENS: screensOfMarket(market).join(',') },
  };
}
