import { join } from 'node:path';
import { marketIds } from '@veralune/routing';
import { runCommand } from '../command.ts';
import { Failure } from '../failure.ts';
import { deathMessage } from '../household.ts';
import { portsFrom, type Ports } from '../ports.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { showTrouble } from '../show-trouble.ts';
import { buildApps, openFrontDoor, stackPorts, startApi, startApps, type StackOptions } from '../stack.ts';
import { findTaken } from '../taken-ports.ts';

/** Beside the ports of `npm start`, so that a running site need not be stopped for the tests. */
const portBases = [7300, 7320, 7340, 7360, 7380];

/** The catalogue of a site that runs beside the tests is locked, and none of theirs to change. */
const testDatabase = { DATA_DIR: join(root, '.data', 'test'), DATABASE_URL: undefined };

/**
 * `node with-sites.ts playwright test …`: builds the sites, starts a stack of their own and runs a command, which finds the
 * front door at `VERALUNE_PORT_BASE`.
 */
await runCommand(async ({ household }) => {
  const [command = '', ...args] = process.argv.slice(2);
  const ports = await freePorts();
  // The stack is stopped before the command ends; `household` stops it if the run is interrupted.
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
    const env = { ...testDatabase, VERALUNE_PORT_BASE: String(ports.frontDoor) };
    const work = household.run({ name: command, command, args, cwd: process.cwd(), env, onLine: say });
    const exit = await Promise.race([work, stackHousehold.firstExit()]);
    door.closeAllConnections();
    door.close();
    if (exit.name === command) return exit.code ?? 1;
    throw new Failure(deathMessage(exit));
  } finally {
    await stackHousehold.stopAll();
  }
});

/** @throws Failure if all of the places are taken, which takes five test runs at once */
async function freePorts(): Promise<Ports> {
  for (const ports of portBases.map(portsFrom)) {
    const taken = await findTaken(stackPorts({ ports, markets: marketIds }));
    if (taken.length === 0) return ports;
  }
  throw new Failure(`No free ports for the tests: something listens near each of ${portBases.join(', ')}.`);
}
