import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { marketForHost, marketIds, type MarketId } from '@veralune/routing';
import { Failure } from './failure.ts';
import { buildClean } from './build-clean.ts';
import { createFrontDoor } from './front-door.ts';
import type { Environment } from './child.ts';
import type { Household } from './household.ts';
import { apiInvalidation, appInvalidation } from './invalidation-environment.ts';
import { oldHosts } from './old-hosts.ts';
import { marketNames, type Ports } from './ports.ts';
import { apiOrigin, apiProgram, appProgram, buildProgram, type Mode } from './programs.ts';
import { root } from './root.ts';
import { requireFreePorts, type WantedPort } from './taken-ports.ts';
import { step } from './step.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface StackOptions {
  readonly household: Household;
  readonly ports: Ports;
  readonly mode: Mode;
  readonly markets: readonly MarketId[];
  /** Gets what the programs print, each line under its program's short name, and answers whether it showed it. */
  readonly log: (source: string, line: string) => boolean;
  /** Added to the environment of the API, for instance where its database lies. */
  readonly apiEnv?: Environment;
  /** Added to the environment of the apps. */
  readonly appEnv?: Environment;
}

// The first start makes the database and stores the pictures.
const apiTimeout = 15 * 60_000;
const appTimeout = 2 * 60_000;

type StackPlace = Pick<StackOptions, 'ports' | 'markets'>;

/** Every port that a stack needs. */
export function stackPorts({ ports, markets }: StackPlace): WantedPort[] {
  return [
    { port: ports.frontDoor, purpose: 'the front door' },
    ...markets.map((id): WantedPort => ({ port: ports.apps[id], purpose: `the site of ${marketNames[id]}` })),
    { port: ports.api, purpose: 'the catalogue API' },
  ];
}

/** @throws Failure if something else holds a port that the stack needs */
export function requireStackPorts(place: StackPlace): Promise<void> {
  return requireFreePorts(stackPorts(place));
}

/** Starts the catalogue API and waits until it serves the catalogue. */
export async function startApi({ household, ports, mode, markets, log, apiEnv }: StackOptions): Promise<void> {
  await step('Start the catalogue API', async () => {
    const onLine = (line: string): boolean => log('api', line);
    const env = { ...apiInvalidation({ ports, markets }), ...apiEnv };
    const api = household.start(apiProgram({ mode, ports, onLine, env }));
    await waitUntilReady(api, { url: `${apiOrigin(ports)}/health`, timeoutMilliseconds: apiTimeout });
  });
}

/** Builds the apps for production; what did not change comes out of turbo's cache. */
export async function buildApps({ household, ports, log }: StackOptions): Promise<void> {
  const build = (): Promise<void> => household.require(buildProgram(ports, (line) => log('build', line)));
  const folders = marketIds.map((id) => join(root, 'apps', id));
  await step('Build the five sites', () => buildClean(folders, build));
}

/** Starts the apps and waits until each answers. */
export async function startApps({ household, ports, mode, markets, log, appEnv }: StackOptions): Promise<void> {
  await step(`Start ${markets.length === 1 ? 'the site' : `the ${markets.length} sites`}`, async () => {
    const started = markets.map((id) => {
      const onLine = (line: string): boolean => log(id, line);
      const app = household.start(appProgram(id, { mode, ports, onLine, env: { ...appInvalidation, ...appEnv } }));
      return waitUntilReady(app, {
        url: `http://localhost:${ports.apps[id]}/robots.txt`,
        timeoutMilliseconds: appTimeout,
      });
    });
    await Promise.all(started);
  });
}

/**
 * Opens the front door: the market of the `Host` header answers, also under its old hosts, so that its redirects can be
 * tried; Italy where no market claims it.
 */
export async function openFrontDoor(ports: Ports): Promise<Server> {
  const leftHosts = oldHosts(join(root, 'apps'));
  const door = createFrontDoor({
    targetOf: (host) => {
      const id = marketForHost(host, leftHosts);
      return { port: ports.apps[id], name: `The site of ${marketNames[id]}` };
    },
  });
  door.listen(ports.frontDoor);
  await once(door, 'listening').catch((error: Error) => {
    throw new Failure(`The front door cannot open: ${error.message}.`);
  });
  return door;
}
