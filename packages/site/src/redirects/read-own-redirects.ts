import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadRedirects } from '@veralune/redirects/node';
import type { Market } from '@veralune/routing';
import { siteUrl } from '../catalogue/environment.ts';
import { log } from '../log.ts';
import { registerOwnRedirects } from './own-redirects.ts';

/**
 * Reads `redirects.csv` from the working directory of the server. Lines that are not valid are logged and skipped.
 * @throws VR-SITE-007 when the file is missing
 */
export function readOwnRedirects(market: Market): void {
  const file = join(process.cwd(), 'redirects.csv');
  if (!existsSync(file))
    throw new Error(
      `VR-SITE-007: ${file} is missing. Copy it to the working directory of the server. A table without rules has one line, \`from,to\`.`,
    );
  const { table, problems } = loadRedirects(file, { site: siteUrl(market) });
  for (const problem of problems) log('warn', 'redirects.csv', { problem });
  registerOwnRedirects(table);
}
