import { join } from 'node:path';
import { parseRedirects, type ParsedRules } from '@veralune/redirects/parse';
import { replacementCharacter } from '@veralune/redirects/tooling';
import { marketIds, markets, type MarketId } from '@veralune/routing';
import type { Options } from '../cli/options.ts';
import { readText } from '../cli/read-text.ts';
import { UsageError } from '../cli/usage-error.ts';
import { findUpwards } from './find-upwards.ts';

/** The file of a market's redirects. */
export interface MarketTable extends ParsedRules {
  readonly market: MarketId;
  readonly file: string;
  readonly csv: string;
  readonly site: string;
}

/** Reads the table of a market, or the file of the option `--file`. @throws UsageError if it cannot be read */
export function readMarketTable(market: MarketId, { file: fileOption, site }: Options): MarketTable {
  const file = fileOption ?? fileOf(market);
  if (file === null) {
    throw new UsageError(
      `There is no table of ${market} here. Run this command in the repository, or name a table with --file.`,
    );
  }
  return readTable(market, file, site);
}

/** Reads the tables of all markets in the repository; the options do not apply. */
export function readAllTables(): MarketTable[] {
  return marketIds.flatMap((market) => {
    const file = fileOf(market);
    return file === null ? [] : [readTable(market, file)];
  });
}

function fileOf(market: MarketId) {
  return findUpwards(join('apps', market, 'redirects.csv'));
}

function readTable(market: MarketId, file: string, site: string = markets[market].defaultSiteUrl): MarketTable {
  const csv = readText(file);
  return { market, file, csv, site, ...parseRedirects(csv) };
}

/** Writing a file that is not valid UTF-8 would lose characters. @throws UsageError for such a file */
export function requireUtf8({ csv, file }: Pick<MarketTable, 'csv' | 'file'>): void {
  if (csv.includes(replacementCharacter)) {
    throw new UsageError(
      `${file} is not valid UTF-8, or has lost characters. Save it as "CSV UTF-8" and write them again.`,
    );
  }
}
