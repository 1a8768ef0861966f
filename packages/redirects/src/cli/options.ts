import { parseArgs } from 'node:util';
import { isMarketId, marketIds, type MarketId } from '@veralune/routing';
import { UsageError } from './usage-error.ts';

export interface Options {
  /** Undefined where nothing is asked. */
  readonly command: string | undefined;
  readonly wantsHelp: boolean;
  /** What stands after the command. */
  readonly names: readonly string[];
  readonly market: MarketId | undefined;
  readonly file: string | undefined;
  /** An origin. */
  readonly site: string | undefined;
  /** Without a slash at its end. */
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

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const [command, ...names] = positionals;
  const api = values.api ?? process.env['API_URL'];
  return {
    command,
    names,
    wantsHelp: values.help === true || command === 'help',
    market: values.market === undefined ? undefined : marketNamed(values.market),
    file: values.file,
    site: values.site === undefined ? undefined : webAddress(values.site, '--site').origin,
    api: api === undefined || api === '' ? undefined : webAddress(api, '--api').href.replace(/\/+$/, ''),
    to: values.to,
    write: values.write ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${what}. The options are --${Object.keys(options).join(', --')}.`);
  }
}

function webAddress(written: string, option: string): URL {
  const url = URL.parse(written);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`${option} ${written} is no address. Write it with https:// or http://.`);
}

export function marketNamed(name: string): MarketId {
  if (isMarketId(name)) return name;
  throw new UsageError(`There is no market "${name}". The markets are ${marketIds.join(', ')}.`);
}
