import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { marketIds } from '@veralune/routing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { childPipeline } from '../src/child-pipeline.ts';
import { root } from '../src/root.ts';

function text(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function workflowErrors(name: string, content: string): readonly string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

describe('GitHub Actions', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root });

  it.each(workflows)('%s is a valid workflow', (path) => {
    expect(workflowErrors(path, text(path))).toEqual([]);
  });

  it('finds mistakes', () => {
    const wrong = text('.github/workflows/deploy.yml').replace('runs-on:', 'run-on:');
    expect(workflowErrors('wrong.yml', wrong)).toContainEqual(expect.stringContaining("Unexpected value 'run-on'"));
  });

  it.each([...workflows, '.github/actions/packages/action.yml', '.gitlab-ci.yml', 'deploy/gitlab/app.yml'])(
    '%s names no market',
    (path) => {
      expect(text(path)).not.toMatch(
        new RegExp(`\\bapps/(?:${marketIds.join('|')})\\b|veralune/(?:${marketIds.join('|')})\\b`),
      );
    },
  );

  it('runs scripts that exist', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const all = ['.github/actions/packages/action.yml', '.gitlab-ci.yml'].map(text).join('\n');
    const called = [...all.matchAll(/npm run --silent ([\w-]+)/g)].map(([, name]) => name ?? '');
    expect(called).toEqual(['setup', 'setup']);
    expect(called.every((name) => name in scripts)).toBe(true);
  });
});

it.each(['.github/workflows/pipeline.yml', '.gitlab-ci.yml'])('%s lints one market with all linters', (path) => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: { lint: string } };
  // The licences change with the lockfile, which is not of one market.
  const linters = scripts.lint.split(' ').filter((task) => task.startsWith('lint') && task !== 'lint:licences');
  const [command = ''] = /turbo run .* --affected/.exec(text(path)) ?? [];
  expect(command.split(' ')).toEqual(expect.arrayContaining(linters));
});

describe('GitLab', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-gitlab-'));
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
    git('init', '--quiet', '--initial-branch', 'main');
    git('remote', 'add', 'origin', 'git@gitlab.example:veralune/veralune.git');
    mkdirSync(join(folder, 'deploy'));
    cpSync(join(root, 'deploy/gitlab'), join(folder, 'deploy/gitlab'), { recursive: true });
    // Files that Git doesn't know can't be included.
    git('add', '.');
    git('-c', 'user.name=test', '-c', 'user.email=test@veralune.example', 'commit', '-m', 'Start');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** The jobs that GitLab would run, as gitlab-ci-local reads them with GitLab's schema. @throws with its messages */
  function jobsOf(pipeline: string): readonly { readonly name: string; readonly stage: string }[] {
    writeFileSync(join(folder, '.gitlab-ci.yml'), pipeline);
    const program = join(
      dirname(createRequire(import.meta.url).resolve('gitlab-ci-local/package.json')),
      'dist/index.js',
    );
    const output = execFileSync(process.execPath, [program, '--list-json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, HOME: folder, NODE_OPTIONS: '' },
    });
    return JSON.parse(output) as readonly { name: string; stage: string }[];
  }

  it('accepts the pipeline', () => {
    expect(jobsOf(text('.gitlab-ci.yml')).map(({ name }) => name)).toEqual(['affected', 'check', 'deploy']);
  });

  it.each([
    [['be'], ['image be', 'deploy be']],
    [
      ['api', 'ch'],
      ['image api', 'image ch', 'deploy api', 'deploy ch'],
    ],
    [[], ['nothing to deploy']],
  ])('accepts the child pipeline of %j', (apps, jobs) => {
    const found = jobsOf(childPipeline(apps)).map(({ name }) => name);
    expect([...found].sort()).toEqual([...jobs].sort());
  });

  it('finds mistakes', () => {
    expect(() => jobsOf(text('.gitlab-ci.yml').replace('    paths: [affected.txt', '    path: [affected.txt'))).toThrow(
      /artifacts/,
    );
  });

  it('extends jobs that exist', () => {
    const hidden = Object.keys(parse(text('deploy/gitlab/app.yml')) as object);
    expect(hidden).toEqual(expect.arrayContaining(['.image', '.deploy']));
  });
});
