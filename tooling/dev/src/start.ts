import { marketIds } from '@veralune/routing';
import { addressTable } from './address-table.ts';
import { runCommand } from './command.ts';
import { deathMessage } from './household.ts';
import { startOptions } from './options.ts';
import { say } from './say.ts';
import { showTrouble } from './show-trouble.ts';
import { buildApps, openFrontDoor, requireStackPorts, startApi, startApps, type StackOptions } from './stack.ts';

await runCommand(async ({ household, interrupted }) => {
  const { build, ports } = startOptions(process.argv.slice(2), process.env);
  const stack: StackOptions = { household, ports, mode: 'production', markets: marketIds, log: showTrouble };

  await requireStackPorts(stack);
  await startApi(stack);
  if (build) await buildApps(stack);
  await startApps(stack);
  await openFrontDoor(ports);
  say(`\nVeralune runs.\n\n${addressTable(ports, marketIds)}\n\nCtrl-C ends all of it.\n`);

  const exit = await Promise.race([household.firstExit(), interrupted]);
  if (!exit) {
    say('\nStopping…');
    return 0;
  }
  process.stderr.write(`\n${deathMessage(exit)}\nThe rest is being stopped. Start again with \`npm start\`.\n`);
  return 1;
});
