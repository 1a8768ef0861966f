import { parseArgs } from 'node:util';
import { root } from '@veralune/dev/root';
import { Workspace } from '../edit/workspace.ts';
import { componentFiles, namesOf, withEntry } from './component-files.ts';

const usage = `npm run new-component -- <name> [--about "What it is for."]   writes a component of packages/ui with its story`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { about: { type: 'string' } }, allowPositionals: true });
  const names = namesOf(positionals[0] ?? '');
  const workspace = new Workspace(root);
  const folder = `packages/ui/src/components/${names.folder}`;
  if (workspace.has(folder)) throw new Error(`${folder} exists already.`);
  const about = values.about ?? `A ${names.folder.replaceAll('-', ' ')}.`;
  for (const [name, text] of componentFiles(names, about)) workspace.write(`${folder}/${name}`, text);
  workspace.edit('packages/ui/package.json', (manifest) => withEntry(manifest, names));
  for (const file of await workspace.save()) process.stdout.write(`${file}\n`);
  process.stdout.write(
    `A story for each state is its test. A component that no site shows fails the tests of packages/site: import it there.
Then \`npm run release -- sizes\` writes its size budget, and \`npm run release -- readme\` its API.\n`,
  );
}

run().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n\n${usage}\n`);
  process.exitCode = 1;
});
