import { parseArgs } from 'node:util';
import { isMarketId, marketIds, type MarketId } from '@veralune/routing';
import { UsageError } from './usage-error.ts';

export interface Options {
  /** Undefined if there are no arguments. */
  readonly command: string | undefined;
  readonly wantsHelp: boolean;
  /** The arguments after the command that are not options. */
  readonly names: readonly string[];
  readonly market: MarketId | undefined;
  readonly file: string | undefined;
  /** An origin. */
  readonly site: string | undefined;
  /** Without a trailing slash. */
  readonly api: string | undefined;
  readonly to: string | undefined;
  readonly write: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  market: text,
  file: text,
  site: text,
  api: text,
  to: text,
  write: flag,
  help: { ...flag, short: 'h' },
} as const;

/** @throws UsageError for an invalid option */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [command, ...names] = positionals;
  const api = values.api ?? process.env['API_URL'];
  return {
    command,
    names,
    wantsHelp: values.help === true || command === 'help',
    market: values.market === undefined ? undefined : parseMarket(values.market),
    file: values.file,
    site: values.site === undefined ? undefined : parseUrl(values.site, '--site').origin,
    api: api === undefined || api === '' ? undefined : parseUrl(api, '--api').href.replace(/\/+$/, ''),
    to: values.to,
    write: values.write ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const [message] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${message}. The options are --${Object.keys(options).join(', --')}.`);
  }
}

function parseUrl(value: string, option: string): URL {
  const url = URL.parse(value);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`${option} ${value} is not an address. Write it with https:// or http://.`);
}

/** @throws UsageError if there is no such market */
export function parseMarket(name: string): MarketId {
  if (isMarketId(name)) return name;
  throw new UsageError(`There is no market "${name}". The markets are ${marketIds.join(', ')}.`);
}
