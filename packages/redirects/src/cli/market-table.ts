import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markets, type MarketId } from '@veralune/routing';
import type { Options } from './options.ts';
import { UsageError } from './usage-error.ts';

/** A market's table on disk. */
export interface MarketTable {
  readonly market: MarketId;
  readonly file: string;
  readonly csv: string;
  readonly site: string;
}

export const readMarketTable = (market: MarketId, { file: named, site }: Options): MarketTable => {
  const file = named ?? tableOf(market);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  return { market, file, csv: readFileSync(file, 'utf8'), site: site ?? markets[market].defaultSiteUrl };
};

/** From any folder of the repository. */
const tableOf = (market: MarketId): string => {
  const path = join('apps', market, 'redirects.csv');
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, path)) || folder === dirname(folder)) return join(folder, path);
  }
};
