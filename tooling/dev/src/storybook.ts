import { once } from 'node:events';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { root } from './root.ts';
import { print } from './print.ts';
import { createStaticServer } from './static-server.ts';
import { step } from './step.ts';
import { storybookBuild } from './storybook-build.ts';
import { requireFreePorts } from './taken-ports.ts';

const port = 6006;

await runCommand(async ({ processGroup, interrupted }) => {
  await requireFreePorts([{ port, purpose: 'Storybook' }]);
  const folder = join(root, 'packages/ui/storybook-static');
  await step('Build the Storybook', () => processGroup.require(storybookBuild(folder)));
  const server = createStaticServer(folder).listen(port);
  await once(server, 'listening');
  print(`\nThe components, their states and how to use them: http://localhost:${port}\n\nCtrl-C stops it.\n`);
  await interrupted;
  return 0;
});
