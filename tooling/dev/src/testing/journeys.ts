import { join } from 'node:path';
import { marketIds } from '@veralune/routing';
import { Failure } from '../failure.ts';
import { deathMessage, type Household } from '../household.ts';
import { portsFrom, type Ports } from '../ports.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { showTrouble } from '../show-trouble.ts';
import { buildApps, openFrontDoor, stackPorts, startApi, startApps, type StackOptions } from '../stack.ts';
import { findTaken } from '../taken-ports.ts';
import { oneFailed, type Counts } from './counts.ts';
import { playwrightCounts } from './report-counts.ts';
import { reportRun } from './report-run.ts';
import { playwrightProgram } from './test-programs.ts';

/** Beside the ports of `npm start`, so that a running site need not be stopped for the tests. */
const portBases = [7300, 7320, 7340, 7360, 7380];

/** The catalogue of a site that runs beside the tests is locked, and none of theirs to change. */
const testDatabase = { DATA_DIR: join(root, '.data', 'test'), DATABASE_URL: undefined };

/** Builds the sites, starts a stack of their own for them, and lets Playwright walk through it. */
export async function journeys(household: Household, chromium: string): Promise<Counts> {
  const ports = await freePorts();
  // The stack has a household of its own, which ends with the tests; the outer one ends it if the run is broken off.
  const stackHousehold = household.within();
  const stack: StackOptions = {
    household: stackHousehold,
    ports,
    mode: 'production',
    markets: marketIds,
    log: showTrouble,
    apiEnv: testDatabase,
  };
  try {
    await startApi(stack);
    await buildApps(stack);
    await startApps(stack);
    const door = await openFrontDoor(ports);
    const death = stackHousehold.firstExit();
    const counts = await Promise.race([walk(household, ports, chromium), death.then(deathMessage)]);
    door.closeAllConnections();
    door.close();
    if (typeof counts === 'object') return counts;
    if (!stackHousehold.isStopping) say(counts);
    return oneFailed;
  } finally {
    await stackHousehold.stopAll();
  }
}

/** @throws Failure if all of the places are taken, which takes five test runs at once */
async function freePorts(): Promise<Ports> {
  for (const ports of portBases.map(portsFrom)) {
    const taken = await findTaken(stackPorts({ ports, markets: marketIds }));
    if (taken.length === 0) return ports;
  }
  throw new Failure(`No free ports for the tests: something listens near each of ${portBases.join(', ')}.`);
}

function walk(household: Household, ports: Ports, chromium: string): Promise<Counts> {
  return reportRun(
    household,
    (report) =>
      playwrightProgram(report, {
        ...testDatabase,
        CHROMIUM_PATH: chromium,
        VERALUNE_PORT_BASE: String(ports.frontDoor),
      }),
    playwrightCounts,
  );
}
