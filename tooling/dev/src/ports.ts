import { marketIds, markets, type MarketId } from '@veralune/routing';
import { Failure } from './failure.ts';

/** Where the parts of a stack listen. */
export interface Ports {
  readonly frontDoor: number;
  readonly apps: Readonly<Record<MarketId, number>>;
  readonly api: number;
}

/** The base that gives the ports of 3-decisions.md: 3000, 3001 to 3005, 4000. */
export const defaultPortBase = 3000;
const apiOffset = 1000;

/**
 * The ports of a stack, counted from one number, so that two stacks can run side by side.
 * @throws Failure if the number leaves no room for them
 */
export function portsFrom(base: number): Ports {
  if (!Number.isInteger(base) || base < 1024 || base + apiOffset > 65_535) {
    throw new Failure(`"${base}" is no port base. Give a whole number from 1024 to ${65_535 - apiOffset}.`);
  }
  const port = (id: MarketId): number => base + markets[id].localPort - defaultPortBase;
  const apps = Object.fromEntries(marketIds.map((id) => [id, port(id)])) as Record<MarketId, number>;
  return { frontDoor: base, apps, api: base + apiOffset };
}

/** What a person calls a market. */
export const marketNames: Readonly<Record<MarketId, string>> = {
  be: 'Belgium',
  ch: 'Switzerland',
  es: 'Spain',
  de: 'Germany',
  it: 'Italy',
};
