import { marketIds } from '@veralune/routing';
import { addressTable } from './address-table.ts';
import { runCommand } from './command.ts';
import { openEdge } from './edge-front-door.ts';
import { exitMessage } from './process-group.ts';
import { startOptions } from './options.ts';
import { print } from './print.ts';
import { showWarnings } from './show-warnings.ts';
import { buildApps, openFrontDoor, requireStackPorts, startApi, startApps, type StackOptions } from './stack.ts';

await runCommand(async ({ processGroup, interrupted }) => {
  const { build, edge, ports } = startOptions(process.argv.slice(2), process.env);
  const stack: StackOptions = { processGroup, ports, mode: 'production', markets: marketIds, log: showWarnings };

  await requireStackPorts(stack);
  await startApi(stack);
  if (build) await buildApps(stack);
  await startApps(stack);
  const hasEdge = edge && (await openEdge(processGroup, ports));
  if (!hasEdge) await openFrontDoor(stack);
  if (edge && !hasEdge)
    print(
      '\nnginx is not installed, so the front door was opened in its place. Install it: apt-get install nginx-light',
    );
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
