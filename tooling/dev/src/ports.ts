import { marketIds, markets, type MarketId } from '@veralune/routing';
import { Failure } from './failure.ts';

/** The ports on which the servers of a stack listen. */
export interface Ports {
  readonly frontDoor: number;
  readonly apps: Readonly<Record<MarketId, number>>;
  readonly api: number;
}

/** Gives the ports 3000, 3001 to 3005 and 4000. Source: 3-decisions.md. */
export const defaultPortBase = 3000;
const apiOffset = 1000;

/**
 * The ports of a stack, counted from a base, so that two stacks can run at the same time.
 * @throws Failure if a port would be out of range
 */
export function portsFrom(base: number): Ports {
  if (!Number.isInteger(base) || base < 1024 || base + apiOffset > 65_535) {
    throw new Failure(`"${base}" is not a valid port base. Use an integer from 1024 to ${65_535 - apiOffset}.`);
  }
  const port = (id: MarketId): number => base + markets[id].localPort - defaultPortBase;
  const apps = Object.fromEntries(marketIds.map((id) => [id, port(id)])) as Record<MarketId, number>;
  return { frontDoor: base, apps, api: base + apiOffset };
}
