import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketIds } from '@veralune/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../src/root.ts';
import { affectedTasks, deployed, type AffectedTask } from '../src/turbo-tasks.ts';

const turbo = join(root, 'node_modules/.bin/turbo');
let clone = '';

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@veralune.example', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], { cwd: clone || root, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A clone of what is in the working tree, so that changes of turbo.json can be tried before they are committed. */
beforeAll(() => {
  const commit = git('stash', 'create') || 'HEAD';
  const state = git('rev-parse', commit);
  const folder = mkdtempSync(join(tmpdir(), 'veralune-affected-'));
  git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
  clone = folder;
  git('checkout', '--quiet', state);
});
afterAll(() => {
  rmSync(clone, { recursive: true, force: true });
});

/** Changes one file in a commit, and takes the change back afterwards. */
function affectedBy(file: string, tasks: readonly string[]): readonly AffectedTask[] {
  const base = git('rev-parse', 'HEAD');
  appendFileSync(join(clone, file), '\n');
  git('commit', '--quiet', '--all', '--no-verify', '--message', `Change ${file}`);
  try {
    return affectedTasks({ turbo, folder: clone, base, tasks });
  } finally {
    git('reset', '--quiet', '--hard', base);
  }
}

function packagesOf(tasks: readonly AffectedTask[], task: string): readonly string[] {
  return tasks.flatMap((each) => (each.task === task ? [each.package] : [])).sort();
}

const everything = ['api', ...marketIds].sort();

describe('a change deploys', () => {
  it.each([
    ['apps/be/market.ts', ['be']],
    ['apps/be/redirects.csv', ['be']],
    ['apps/ch/public/logos/header-fr.svg', ['ch']],
    ['apps/it/Dockerfile', ['it']],
    ['apps/de/app/[locale]/layout.tsx', ['de']],
    ['apps/api/src/app.ts', ['api']],
    ['packages/routing/src/index.ts', everything],
    ['packages/ui/package.json', [...marketIds].sort()],
    ['tooling/dev/src/dev.ts', []],
    // Packages need these for their tests and for publishing.
    ['tooling/local-servers/src/private-redis.ts', []],
    ['tooling/release/src/main.ts', []],
    ['packages/site/size-budget.json', []],
    ['packages/http/README.md', []],
    ['apps/api/test/cache.test.ts', []],
    // Another version of a dependency could change any of them.
    ['pnpm-lock.yaml', everything],
    ['README.md', []],
    ['apps/be/.env.example', []],
    ['docs/edge.md', []],
    ['packages/site/test/serving.test.ts', []],
    ['tooling/e2e/tests/journey.spec.ts', []],
  ])('of %s: %j', (file, apps) => {
    expect(deployed(affectedBy(file, ['image']))).toEqual(apps);
  });
});

describe('a change of one market', () => {
  it('builds, lints and tests that market and what reads its files', () => {
    const tasks = affectedBy('apps/be/market.ts', ['build', 'lint', 'types', 'test:unit']);
    expect(packagesOf(tasks, 'build')).toEqual(['@veralune/be']);
    expect(packagesOf(tasks, 'types')).toEqual(['@veralune/be']);
    expect(packagesOf(tasks, 'lint')).toEqual(['@veralune/be']);
    // Their tests read the files of all markets.
    expect(packagesOf(tasks, 'test:unit')).toEqual([
      '@veralune/deploy',
      '@veralune/dev',
      '@veralune/recorder',
      '@veralune/site',
    ]);
  });

  it('checks its redirects', () => {
    const tasks = affectedBy('apps/be/redirects.csv', ['test:unit']);
    expect(packagesOf(tasks, 'test:unit')).toEqual(
      expect.arrayContaining(['@veralune/edge', '@veralune/redirects-cli']),
    );
    expect(packagesOf(tasks, 'test:unit')).not.toContain('@veralune/api');
  });
});

it('a change of a package builds all markets', () => {
  const tasks = affectedBy('packages/routing/src/index.ts', ['build']);
  expect(packagesOf(tasks, 'build')).toEqual(
    expect.arrayContaining(['@veralune/routing', ...marketIds.map((id) => `@veralune/${id}`)]),
  );
});

it('without a commit to compare with, everything is deployed', () => {
  expect(deployed(affectedTasks({ turbo, folder: clone, base: undefined, tasks: ['image'] }))).toEqual(everything);
});
