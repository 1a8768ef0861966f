import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds } from '@veralune/routing';
import { configuration } from './configuration.ts';
import { errorPageFiles } from './error-pages.ts';
import { hostsOfMarkets, hostsWithRules } from './hosts.ts';
import { simpleRedirects, type SimpleRedirect } from './redirects/simple-redirects.ts';
import type { EdgeSettings } from './settings.ts';
import { readState } from './state.ts';

/** The folder of the apps, which have the redirect tables. */
const apps = join(import.meta.dirname, '../../../apps');

/**
 * Writes the configuration and the error pages into the folder of the settings.
 * @returns the path of the configuration
 */
export function writeEdge(settings: EdgeSettings): string {
  const { folder } = settings;
  for (const name of ['pages', 'temporary']) mkdirSync(join(folder, name), { recursive: true });
  for (const [name, html] of errorPageFiles()) writeFileSync(join(folder, 'pages', name), html);
  const tables = marketIds.map((id) => [id, simpleRedirects(join(apps, id, 'redirects.csv'), id)] as const);
  const file = join(folder, 'nginx.conf');
  const text = configuration({
    settings,
    hosts: hostsOfMarkets(apps, settings),
    oldHosts: hostsWithRules(apps),
    redirects: Object.fromEntries(tables) as Record<(typeof marketIds)[number], readonly SimpleRedirect[]>,
    state: readState(folder),
  });
  writeFileSync(file, text);
  return file;
}
