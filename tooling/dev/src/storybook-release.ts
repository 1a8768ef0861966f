import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './command.ts';
import { print } from './print.ts';
import { root } from './root.ts';
import { step } from './step.ts';
import { storybookBuild } from './storybook-build.ts';
import { isVersion, storybookIndex } from './storybook-index.ts';

/**
 * `npm run storybook-release -- [folder]`: builds the Storybook into `<folder>/<version>`, and lists all releases of the
 * folder in its `index.html`. A web server needs only these files.
 */
await runCommand(async ({ processGroup }) => {
  const [given] = process.argv.slice(2);
  const folder =
    given === undefined
      ? join(root, 'packages/ui/storybook-static/releases')
      : resolve(process.env['INIT_CWD'] ?? root, given);
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { version: string };
  await step(`Build the Storybook of version ${version}`, () =>
    processGroup.require(storybookBuild(join(folder, version))),
  );
  writeFileSync(join(folder, 'index.html'), storybookIndex(readdirSync(folder).filter(isVersion)));
  print(`${folder} is ready for a web server.`);
  return 0;
});
