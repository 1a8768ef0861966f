import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { oldHosts } from '@veralune/edge';
import { createLogger } from '@veralune/http/logger';
import { marketForHost, marketIds, markets as registry, type MarketId } from '@veralune/routing';
import { Failure } from './failure.ts';
import { buildClean } from './build-clean.ts';
import { createFrontDoor } from './front-door.ts';
import type { Environment } from './child.ts';
import type { ProcessGroup } from './process-group.ts';
import { apiInvalidation, appInvalidation } from './invalidation-environment.ts';
import { apiSiteUrls } from './mail-environment.ts';
import type { Ports } from './ports.ts';
import { apiOrigin, apiProgram, appProgram, buildProgram, type Mode } from './programs.ts';
import { print } from './print.ts';
import { readableLog } from './readable-log.ts';
import { root } from './root.ts';
import { requireFreePorts, type WantedPort } from './taken-ports.ts';
import { step } from './step.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface StackOptions {
  readonly processGroup: ProcessGroup;
  readonly ports: Ports;
  readonly mode: Mode;
  readonly markets: readonly MarketId[];
  /** Called with each line of output and the short name of its program. @returns whether the line was shown */
  readonly log: (source: string, line: string) => boolean;
  /** Added to the environment of the API, for example the folder of its database. */
  readonly apiEnv?: Environment;
  /** Added to the environment of each app. */
  readonly appEnv?: (id: MarketId) => Environment;
}

// The first start fills the database and stores the pictures.
const apiTimeout = 15 * 60_000;
const appTimeout = 2 * 60_000;

type StackAddresses = Pick<StackOptions, 'ports' | 'markets'>;

/** All ports that a stack needs. */
export function stackPorts({ ports, markets }: StackAddresses): WantedPort[] {
  return [
    { port: ports.frontDoor, purpose: 'the front door' },
    ...markets.map((id): WantedPort => ({ port: ports.apps[id], purpose: `the site of ${registry[id].name}` })),
    { port: ports.api, purpose: 'the catalogue API' },
  ];
}

/** @throws Failure if another program listens on a port that the stack needs */
export function requireStackPorts(addresses: StackAddresses): Promise<void> {
  return requireFreePorts(stackPorts(addresses));
}

/** Starts the catalogue API and waits until it serves the catalogue. */
export async function startApi({ processGroup, ports, mode, markets, log, apiEnv }: StackOptions): Promise<void> {
  await step('Start the catalogue API', async () => {
    const onLine = (line: string): boolean => log('api', line);
    const siteUrls = apiSiteUrls({ ports, markets }, process.env['SITE_URLS']);
    const env = { ...apiInvalidation({ ports, markets }), ...siteUrls, ...apiEnv };
    const api = processGroup.start(apiProgram({ mode, ports, onLine, env }));
    await waitUntilReady(api, { url: `${apiOrigin(ports)}/health`, timeoutMilliseconds: apiTimeout });
  });
}

/** Builds the apps for production. Builds of unchanged apps are taken from Turbo's cache. */
export async function buildApps({ processGroup, ports, log }: StackOptions): Promise<void> {
  const build = (): Promise<void> => processGroup.require(buildProgram(ports, (line) => log('build', line)));
  const folders = marketIds.map((id) => join(root, 'apps', id));
  await step(`Build the ${folders.length} sites`, () => buildClean(folders, build));
}

/** Starts the apps and waits until each of them answers requests. */
export async function startApps({ processGroup, ports, mode, markets, log, appEnv }: StackOptions): Promise<void> {
  await step(`Start ${markets.length === 1 ? 'the site' : `the ${markets.length} sites`}`, async () => {
    const started = markets.map((id) => {
      const onLine = (line: string): boolean => log(id, line);
      const app = processGroup.start(
        appProgram(id, { mode, ports, onLine, env: { ...appInvalidation, ...appEnv?.(id) } }),
      );
      return waitUntilReady(app, {
        url: `http://localhost:${ports.apps[id]}/robots.txt`,
        timeoutMilliseconds: appTimeout,
      });
    });
    await Promise.all(started);
  });
}

/**
 * Opens the front door: it forwards a request to the market of the `Host` header. A market's old hosts are accepted too, so
 * that its redirects can be tried. Italy answers unknown hosts.
 */
export async function openFrontDoor({ ports, markets }: StackAddresses): Promise<Server> {
  const formerHosts = oldHosts(join(root, 'apps'));
  const targetOfMarket = (id: MarketId) => ({ port: ports.apps[id], name: `The site of ${registry[id].name}` });
  const door = createFrontDoor({
    targets: markets.map(targetOfMarket),
    targetOf: (host) => targetOfMarket(marketForHost(host, formerHosts)),
    log: createLogger('front-door', (line) => print(`  front door | ${readableLog(line)}`)),
  });
  door.listen(ports.frontDoor);
  await once(door, 'listening').catch((error: Error) => {
    throw new Failure(`The front door cannot open: ${error.message}.`);
  });
  return door;
}
