import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadRedirects } from '@veralune/redirects/node';
import type { Market } from '@veralune/routing';
import { siteUrl } from '../catalogue/environment.ts';
import { registerOwnRedirects } from './own-redirects.ts';

/**
 * Reads `redirects.csv` of the app's folder, where the server runs. A line that can't be served is logged and left out.
 * @throws VR-SITE-007 when the file is missing
 */
export function readOwnRedirects(market: Market): void {
  const file = join(process.cwd(), 'redirects.csv');
  if (!existsSync(file))
    throw new Error(
      `VR-SITE-007: ${file} is missing. Put it beside the server; without rules it has a first line, \`from,to\`.`,
    );
  const { table, problems } = loadRedirects(file, { site: siteUrl(market) });
  for (const problem of problems) console.warn(JSON.stringify({ level: 'warn', message: 'redirects.csv', problem }));
  registerOwnRedirects(table);
}
