import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects } from '@veralune/redirects/parse';
import type { NextConfig } from 'next';

const packages = ['api-client', 'i18n', 'redirects', 'routing', 'site', 'tracking', 'ui'];

/** The screens that an app has: its folders below `app/[locale]`, which are named after routes. */
const screensOf = (appFolder: string) =>
  readdirSync(join(appFolder, 'app', '[locale]'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** @throws VR-SITE-007 when the table is missing, VR-SITE-008 when a line of it can't be read: no such app is built */
function checkRedirects(file: string): void {
  if (!existsSync(file)) throw new Error(`VR-SITE-007: ${file} is missing. Without rules it has one line, \`from,to\`.`);
  const { problems } = parseRedirects(readFileSync(file, 'utf8'));
  if (problems.length === 0) return;
  const lines = problems.map(({ line, code, about }) => `  line ${line}: ${code} ${about.join(' ')}`);
  throw new Error(`VR-SITE-008: ${file} has lines that can't be read; \`npm run redirects -- check\` explains them.\n${lines.join('\n')}`);
}

/**
 * The Next configuration that all markets share.
 * @param appFolder the app's own folder, `import.meta.dirname` of its `next.config.ts`
 */
export function createNextConfig(appFolder: string): NextConfig {
  checkRedirects(join(appFolder, 'redirects.csv'));
  return {
    transpilePackages: packages.map((name) => `@veralune/${name}`),
    poweredByHeader: false,
    // The proxy answers for trailing slashes, so that an address in several wrong forms is mended in one step.
    skipTrailingSlashRedirect: true,
    // A page may be served stale for a day while a fresh one is made, also by caches in front.
    expireTime: 86_400,
    // `pnpm types` checks every package once; a build of five apps need not do it five times more.
    typescript: { ignoreBuildErrors: true },
    env: { VERALUNE_SCREENS: screensOf(appFolder).join(',') },
  };
}
