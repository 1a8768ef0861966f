import { parseArgs } from 'node:util';
import { isMarketId, marketIds, type MarketId } from '@veralune/routing';
import type { Environment } from './child.ts';
import { Failure } from './failure.ts';
import { defaultPortBase, portsFrom, type Ports } from './ports.ts';

export interface StartOptions {
  readonly build: boolean;
  /** Whether nginx is in front of the sites instead of the front door. */
  readonly edge: boolean;
  readonly ports: Ports;
}

export interface DevOptions {
  readonly markets: readonly MarketId[];
  readonly ports: Ports;
}

function portBaseOf(given: string | undefined, environment: Environment): Ports {
  const text = given ?? environment['VERALUNE_PORT_BASE'];
  return portsFrom(text === undefined || text === '' ? defaultPortBase : Number(text));
}

/** Options of `npm start`. @throws Failure that lists them if one is unknown */
export function startOptions(argv: readonly string[], environment: Environment): StartOptions {
  const { values } = parse(argv, 'npm start -- [--no-build] [--edge] [--port-base <number>]');
  const { edge = false } = values;
  return { build: values['no-build'] !== true, edge, ports: portBaseOf(values['port-base'], environment) };
}

/** Options of `pnpm dev`. @throws Failure that lists them if one is unknown */
export function devOptions(argv: readonly string[], environment: Environment): DevOptions {
  const usage = `pnpm dev [${marketIds.join('|')}]… [--port-base <number>]`;
  const { values, positionals } = parse(argv, usage);
  const unknown = positionals.filter((each) => !isMarketId(each));
  if (unknown.length > 0) throw new Failure(`There is no market "${unknown.join('", "')}". Usage: ${usage}`);
  const chosen = positionals.filter(isMarketId);
  return {
    markets: chosen.length === 0 ? marketIds : marketIds.filter((id) => chosen.includes(id)),
    ports: portBaseOf(values['port-base'], environment),
  };
}

function parse(argv: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: usage.includes('|'),
      options: { 'no-build': { type: 'boolean' }, edge: { type: 'boolean' }, 'port-base': { type: 'string' } },
    });
  } catch (error) {
    throw new Failure(`${(error as Error).message.split('. ')[0]}. Usage: ${usage}`);
  }
}
