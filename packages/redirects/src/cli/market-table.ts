import { join } from 'node:path';
import { marketIds, markets, type MarketId } from '@veralune/routing';
import { undecodable } from '../csv.ts';
import { parseRedirects } from '../parse-redirects.ts';
import type { ParsedRules } from '../redirection-index.ts';
import { findUpwards } from './find-upwards.ts';
import type { Options } from './options.ts';
import { readText } from './read-text.ts';
import { UsageError } from './usage-error.ts';

/** A market's table on disk. */
export interface MarketTable extends ParsedRules {
  readonly market: MarketId;
  readonly file: string;
  readonly csv: string;
  readonly site: string;
}

export function readMarketTable(market: MarketId, { file: named, site }: Options): MarketTable {
  const file = named ?? fileOf(market);
  if (file === null) {
    throw new UsageError(`There is no table of ${market} here. Run this in the repository, or name one with --file.`);
  }
  const csv = readText(file);
  return { market, file, csv, site: site ?? markets[market].defaultSiteUrl, ...parseRedirects(csv) };
}

function fileOf(market: MarketId) {
  return findUpwards(join('apps', market, 'redirects.csv'));
}

/** The tables that the repository has, apart from options. */
export function readOwnTables(): MarketTable[] {
  return marketIds.flatMap((market) => {
    const file = fileOf(market);
    if (file === null) return [];
    const csv = readText(file);
    return [{ market, file, csv, site: markets[market].defaultSiteUrl, ...parseRedirects(csv) }];
  });
}

/** A table is written as UTF-8: what could not be read would be lost for good. */
export function requireUtf8({ csv, file }: Pick<MarketTable, 'csv' | 'file'>): void {
  if (csv.includes(undecodable)) {
    throw new UsageError(`${file} is no UTF-8, or has lost characters. Save it as "CSV UTF-8" and write them again.`);
  }
}
