import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { packages } from '../packages.ts';
import { addChangeset, commit, copyOfRepository } from './copy-of-repository.ts';
import { startRegistry, type Registry } from './registry.ts';
import { ScratchProject } from './scratch-project.ts';
import { startApi } from './start-api.ts';

/** The package of the patch release. */
const patched = '@veralune/i18n';

/** The message that the patch release changes. */
const changed = { id: 'footer.bcorp', word: 'prova' };

/**
 * Releases the packages to a registry on this machine, from a copy of the repository, and uses them in a project outside of
 * the workspace: a release, a page of a market, a patch and its upgrade, a pre-release.
 * @throws if a step fails
 */
export async function rehearse(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-release-'));
  const cleanUp: (() => Promise<void>)[] = [];
  try {
    const registry = await step('start a registry', () => startRegistry(join(folder, 'registry')));
    cleanUp.push(() => registry.stop());
    const api = await step('start the API', () => startApi(join(folder, 'data')));
    cleanUp.push(() => api.stop());
    await rehearseReleases(folder, registry, api.url);
  } finally {
    for (const each of cleanUp.reverse()) await each();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rehearseReleases(folder: string, registry: Registry, apiUrl: string): Promise<void> {
  const copy = join(folder, 'repository');
  const changeset = (...args: readonly string[]) => inCopy(copy, registry, 'changeset', ...args);
  const release = async () => {
    await changeset('version');
    await commit(copy);
    await inCopy(copy, registry, 'turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only');
    await changeset('publish', '--no-git-tag');
  };
  await step('copy the repository', () => copyOfRepository(copy, registry));
  if (existsSync(join(copy, '.changeset/pre.json'))) await changeset('pre', 'exit');
  await step('publish a release', release);

  const project = new ScratchProject(join(folder, 'project'), registry);
  const versions = () => new Map(packages.map(({ name }) => [name, project.installedVersion(name)]));
  await step('install it outside of the workspace', () => project.install(...packages.map(({ name }) => name)));
  const released = versions();
  await step('check the types', () => project.checkTypes());
  const text = await step('use every package from Node', () => project.useFromNode());
  await step('show a page of a market', async () => checkPage(await project.visit('/', apiUrl), text));

  await step('publish a patch', async () => {
    changeMessage(copy);
    addChangeset(copy, { [patched]: 'patch' }, 'The footer has another text.');
    await release();
    assert.match(changelogOf(copy, 'i18n'), /### Patch Changes\n\n- The footer has another text\.\n/);
  });
  await step('upgrade', async () => {
    await project.update();
    const upgraded = [...versions()].filter(([name, version]) => released.get(name) !== version);
    assert.deepEqual(
      upgraded.map(([name]) => name),
      [patched],
    );
    assert.match(await project.useFromNode(), new RegExp(changed.word));
  });
  await step('show the page again', async () => {
    const { html } = await project.visit('/', apiUrl);
    assert.match(html, new RegExp(changed.word));
  });

  await step('publish a pre-release', async () => {
    await changeset('pre', 'enter', 'next');
    addChangeset(copy, { '@veralune/routing': 'minor' }, 'Knows another route.');
    await release();
    await project.install('@veralune/routing@next');
    assert.match(project.installedVersion('@veralune/routing'), /-next\.0$/);
    await project.install('@veralune/routing@latest');
    assert.equal(project.installedVersion('@veralune/routing'), released.get('@veralune/routing'));
  });
  await step('publish the release after it', async () => {
    await changeset('pre', 'exit');
    await release();
    await project.install(...packages.map(({ name }) => `${name}@latest`));
    assert.match(project.installedVersion('@veralune/routing'), /^\d+\.\d+\.0$/);
    await project.useFromNode();
  });
}

function checkPage({ html, assets }: Awaited<ReturnType<ScratchProject['visit']>>, footerText: string): void {
  assert.match(html, /<html lang="it-IT"/);
  assert.ok(html.includes(footerText), 'the page has its footer');
  const types = [...assets.values()];
  assert.ok(
    types.some((type) => type.includes('font/woff2')),
    'the page names its fonts',
  );
  assert.ok(
    types.some((type) => type.includes('text/css')),
    'the page has its style sheets',
  );
  // Bundlers rename the classes of CSS Modules; Node alone would leave them out.
  assert.match(html, /class="[^"]*\w_root[" ]/);
}

function changeMessage(copy: string): void {
  const path = join(copy, 'packages/i18n/messages/it.json');
  const messages: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  messages[changed.id] = `${messages[changed.id] ?? ''}, ${changed.word}`;
  writeFileSync(path, `${JSON.stringify(messages, null, 2)}\n`);
}

function changelogOf(copy: string, name: string): string {
  return readFileSync(join(copy, 'packages', name, 'CHANGELOG.md'), 'utf8');
}

async function inCopy(copy: string, { env }: Registry, command: string, ...args: readonly string[]): Promise<void> {
  await execa(command, args, {
    cwd: copy,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
    preferLocal: true,
    localDir: join(copy, 'tooling/release'),
  });
}

async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  const result = await work();
  process.stdout.write(`✓ ${title} (${((Date.now() - started) / 1_000).toFixed(1)} s)\n`);
  return result;
}
