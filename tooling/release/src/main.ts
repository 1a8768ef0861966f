import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { updatedReadme } from './api/update-readme.ts';
import { packages } from './packages.ts';
import { root } from './root.ts';
import { writeBudgets } from './size-budgets.ts';

const usage = `npm run release -- add              describe a change for the changelog
npm run release -- status           what the next release contains
npm run release -- pre enter next   from now on, releases are pre-releases with the tag "next"; pre exit ends this
npm run release -- version          sets the versions and writes the changelogs
npm run release -- check            builds and checks the packages, as npm test does
npm run release -- publish          builds, checks and publishes the versions that the registry does not have
npm run release -- rehearse         all of this with a registry on this machine, and a market that uses the packages
npm run release -- readme           writes the API part of the READMEs
npm run release -- sizes [--force]  writes the size budgets of new entries; with --force, of all entries
`;

/** Runs a program in the root of the repository, with its output shown. @throws if it fails */
async function run(command: string, ...args: readonly string[]): Promise<void> {
  await execa(command, args, { cwd: root, stdio: 'inherit', preferLocal: true, localDir: import.meta.dirname });
}

async function build(): Promise<void> {
  await run('turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only');
}

async function check(): Promise<void> {
  await run('turbo', 'run', 'test:packages', '--output-logs=new-only');
}

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  add: (args) => run('changeset', 'add', ...args),
  status: (args) => run('changeset', 'status', ...args),
  pre: (args) => run('changeset', 'pre', ...args),
  version: (args) => run('changeset', 'version', ...args),
  check,
  async publish(args) {
    await check();
    await run('changeset', 'publish', ...args);
  },
  async rehearse() {
    const { rehearse } = await import('./rehearsal/rehearse.ts');
    await rehearse();
  },
  async readme() {
    for (const each of packages) writeFileSync(join(each.folder, 'README.md'), await updatedReadme(each));
  },
  async sizes(args) {
    await build();
    for (const each of packages) await writeBudgets(each, args.includes('--force'));
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  await command(args).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
} else {
  process.stderr.write(usage);
  process.exitCode = 1;
}
