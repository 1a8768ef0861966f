import { once } from 'node:events';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { createStaticServer } from './static-server.ts';
import { step } from './step.ts';
import { storybookBuild } from './storybook-build.ts';
import { requireFreePorts } from './taken-ports.ts';

const port = 6006;

await runCommand(async ({ household, interrupted }) => {
  await requireFreePorts([{ port, purpose: 'Storybook' }]);
  const folder = join(root, 'packages/ui/storybook-static');
  await step('Build the Storybook', () => household.require(storybookBuild(folder)));
  const server = createStaticServer(folder).listen(port);
  await once(server, 'listening');
  say(`\nThe components, their states and how to use them: http://localhost:${port}\n\nCtrl-C ends it.\n`);
  await interrupted;
  return 0;
});
