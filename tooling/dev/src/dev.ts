import { addressTable } from './address-table.ts';
import { runCommand } from './command.ts';
import { exitMessage } from './process-group.ts';
import { devOptions } from './options.ts';
import { readableLog } from './readable-log.ts';
import { print } from './print.ts';
import { openFrontDoor, requireStackPorts, startApi, startApps, type StackOptions } from './stack.ts';

await runCommand(async ({ processGroup, interrupted }) => {
  const { markets, ports } = devOptions(process.argv.slice(2), process.env);
  const log = (source: string, line: string): boolean => print(`${source.padEnd(3)} | ${readableLog(line)}`);
  const stack: StackOptions = { processGroup, ports, mode: 'development', markets, log };

  await requireStackPorts(stack);
  await startApi(stack);
  await startApps(stack);
  await openFrontDoor(stack);
  print(
    `\nReady. Changes to files are shown at once.\n\n${addressTable(ports, markets)}\n\nCtrl-C stops everything.\n`,
  );

  const exit = await Promise.race([processGroup.firstExit(), interrupted]);
  if (!exit) return 0;
  process.stderr.write(`\n${exitMessage(exit)}\nThe other programs are being stopped.\n`);
  return 1;
});
