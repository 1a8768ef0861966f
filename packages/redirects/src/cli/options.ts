import { parseArgs } from 'node:util';
import { isMarketId, marketForHost, type MarketId } from '@veralune/routing';
import { UsageError } from './usage-error.ts';

export interface Options {
  readonly command: string;
  /** What stands after the command. */
  readonly names: readonly string[];
  readonly market: MarketId | undefined;
  readonly file: string | undefined;
  readonly site: string | undefined;
  readonly api: string | undefined;
  readonly to: string | undefined;
  readonly write: boolean;
}

const text = { type: 'string' } as const;

export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parsed(args);
  const [command = 'help', ...names] = positionals;
  return {
    command,
    names,
    market: values.market === undefined ? undefined : marketNamed(values.market),
    file: values.file,
    site: values.site,
    api: values.api ?? process.env['API_URL'],
    to: values.to,
    write: values.write ?? false,
  };
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { market: text, file: text, site: text, api: text, to: text, write: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

export const marketNamed = (name: string): MarketId => {
  if (isMarketId(name)) return name;
  throw new UsageError(`There is no market "${name}".`);
};

/** The market of an address, where the person didn't name one. */
export const marketOfAddress = (address: string): MarketId => {
  const url = URL.parse(address);
  if (url === null) throw new UsageError('Name the market of a path: --market es.');
  return marketForHost(url.host);
};
