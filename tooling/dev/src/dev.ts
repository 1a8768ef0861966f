import { addressTable } from './address-table.ts';
import { runCommand } from './command.ts';
import { deathMessage } from './household.ts';
import { devOptions } from './options.ts';
import { readableLog } from './readable-log.ts';
import { say } from './say.ts';
import { openFrontDoor, requireStackPorts, startApi, startApps, type StackOptions } from './stack.ts';

await runCommand(async ({ household, interrupted }) => {
  const { markets, ports } = devOptions(process.argv.slice(2), process.env);
  const log = (source: string, line: string): boolean => say(`${source.padEnd(3)} | ${readableLog(line)}`);
  const stack: StackOptions = { household, ports, mode: 'development', markets, log };

  await requireStackPorts(stack);
  await startApi(stack);
  await startApps(stack);
  await openFrontDoor(ports);
  say(`\nReady; changed files show at once.\n\n${addressTable(ports, markets)}\n\nCtrl-C ends all of it.\n`);

  const exit = await Promise.race([household.firstExit(), interrupted]);
  if (!exit) return 0;
  process.stderr.write(`\n${deathMessage(exit)}\nThe rest is being stopped.\n`);
  return 1;
});
