import { marketIds } from '@veralune/routing';
import { addressTable } from './address-table.ts';
import { runCommand } from './command.ts';
import { exitMessage } from './process-group.ts';
import { startOptions } from './options.ts';
import { print } from './print.ts';
import { showWarnings } from './show-warnings.ts';
import { buildApps, openFrontDoor, requireStackPorts, startApi, startApps, type StackOptions } from './stack.ts';

await runCommand(async ({ processGroup, interrupted }) => {
  const { build, ports } = startOptions(process.argv.slice(2), process.env);
  const stack: StackOptions = { processGroup, ports, mode: 'production', markets: marketIds, log: showWarnings };

  await requireStackPorts(stack);
  await startApi(stack);
  if (build) await buildApps(stack);
  await startApps(stack);
  await openFrontDoor(stack);
  print(`\nVeralune is running.\n\n${addressTable(ports, marketIds)}\n\nCtrl-C stops everything.\n`);

  const exit = await Promise.race([processGroup.firstExit(), interrupted]);
  if (!exit) {
    print('\nStopping…');
    return 0;
  }
  process.stderr.write(
    `\n${exitMessage(exit)}\nThe other programs are being stopped. Start again with \`npm start\`.\n`,
  );
  return 1;
});
