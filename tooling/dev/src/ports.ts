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

/** Ports above 1023 that browsers and `fetch` refuse. Source: https://fetch.spec.whatwg.org/#port-blocking */
const blocked: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/**
 * The ports of a stack, counted from a base, so that two stacks can run at the same time.
 * @throws Failure if a port would be out of range, or one that browsers refuse
 */
export function portsFrom(base: number): Ports {
  if (!Number.isInteger(base) || base < 1024 || base + apiOffset > 65_535) {
    throw new Failure(`"${base}" is not a valid port base. Use an integer from 1024 to ${65_535 - apiOffset}.`);
  }
  const port = (id: MarketId): number => base + markets[id].localPort - defaultPortBase;
  const apps = Object.fromEntries(marketIds.map((id) => [id, port(id)])) as Record<MarketId, number>;
  const refused = [base, ...Object.values(apps), base + apiOffset].find((each) => blocked.has(each));
  if (refused !== undefined)
    throw new Failure(`The port base ${base} needs port ${refused}, which browsers refuse. Use another, such as 8000.`);
  return { frontDoor: base, apps, api: base + apiOffset };
}
