import { join } from 'node:path';
import { marketIds, type MarketId } from '@veralune/routing';
import type { Environment } from '../child.ts';
import { runCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { exitMessage } from '../process-group.ts';
import { portsFrom, type Ports } from '../ports.ts';
import { root } from '../root.ts';
import { print } from '../print.ts';
import { showWarnings } from '../show-warnings.ts';
import { buildApps, openFrontDoor, stackPorts, startApi, startApps, type StackOptions } from '../stack.ts';
import { findTaken } from '../taken-ports.ts';

/** Other ports than those of `npm start`, so that a running stack need not be stopped for the tests. */
const portBases = [7300, 7320, 7340, 7360, 7380];

/** A database for the tests: that of a running stack is locked, and tests must not change it. */
const testDatabase = { DATA_DIR: join(root, '.data', 'test'), DATABASE_URL: undefined };

/** Most variants of pictures are not requested, and to make them takes both processors for a minute. */
const testPictures = { MEDIA_VARIANTS: 'request' };

/** A map service that does not exist: tests answer its requests, or find that there are none. */
const testMapService = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: undefined };

/** A container for each market. The browser tests have a stand-in for the tag manager. */
function testTracking(id: MarketId): Environment {
  return { GTM_ID: `GTM-TEST${id.toUpperCase()}`, TRACKING_DEBUG_TOKEN: 'token-of-the-debug-view' };
}

/**
 * `node with-sites.ts playwright test …`: builds the sites, starts a separate stack and runs a command with the port of its
 * front door in `VERALUNE_PORT_BASE`.
 */
await runCommand(async ({ processGroup }) => {
  const [command = '', ...args] = process.argv.slice(2);
  const ports = await freePorts();
  // The stack is stopped when the command has ended; `processGroup` also stops it if the run is interrupted.
  const stackGroup = processGroup.createSubgroup();
  const stack: StackOptions = {
    processGroup: stackGroup,
    ports,
    mode: 'production',
    markets: marketIds,
    log: showWarnings,
    apiEnv: { ...testDatabase, ...testPictures },
    // The front door, and a test that stands for a proxy before it and says whose request it is, are trusted.
    appEnv: (id) => ({ TRUSTED_PROXIES: '2', ...testMapService, ...testTracking(id) }),
  };
  try {
    await startApi(stack);
    await buildApps(stack);
    await startApps(stack);
    const door = await openFrontDoor(stack);
    const env = { ...testDatabase, VERALUNE_PORT_BASE: String(ports.frontDoor) };
    const work = processGroup.run({ name: command, command, args, cwd: process.cwd(), env, onLine: print });
    const exit = await Promise.race([work, stackGroup.firstExit()]);
    door.closeAllConnections();
    door.close();
    if (exit.name === command) return exit.code ?? 1;
    throw new Failure(exitMessage(exit));
  } finally {
    await stackGroup.stopAll();
  }
});

/** @throws Failure if none of the port bases is free, which happens only with five test runs at the same time */
async function freePorts(): Promise<Ports> {
  for (const ports of portBases.map(portsFrom)) {
    const taken = await findTaken(stackPorts({ ports, markets: marketIds }));
    if (taken.length === 0) return ports;
  }
  throw new Failure(`No free ports for the tests: other programs listen on ports of each of ${portBases.join(', ')}.`);
}
