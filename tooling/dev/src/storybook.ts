import { once } from 'node:events';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { binOf } from './programs.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { createStaticServer } from './static-server.ts';
import { step } from './step.ts';
import { requireFreePorts } from './taken-ports.ts';

const port = 6006;

await runCommand(async ({ household, interrupted }) => {
  const ui = join(root, 'packages/ui');
  await requireFreePorts([{ port, purpose: 'Storybook' }]);
  await step('Build the Storybook', () =>
    household.require({
      name: 'The Storybook build',
      command: process.execPath,
      args: [binOf('storybook', ui), 'build', '--quiet', '--output-dir', 'storybook-static'],
      cwd: ui,
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    }),
  );
  const server = createStaticServer(join(ui, 'storybook-static')).listen(port);
  await once(server, 'listening');
  say(`\nThe components, their states and how to use them: http://localhost:${port}\n\nCtrl-C ends it.\n`);
  await interrupted;
  return 0;
});
