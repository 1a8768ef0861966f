import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { childPipeline } from './child-pipeline.ts';
import { root } from './root.ts';
import { affectedTasks, deployed } from './turbo-tasks.ts';

const usage = `node tooling/deploy/src/affected.ts --base <commit> [--format list|github|gitlab]

Prints the apps whose images a change since the commit affects: as lines, as an output for GitHub Actions, or as a child
pipeline for GitLab.`;

const { values } = parseArgs({
  options: { base: { type: 'string' }, format: { type: 'string', default: 'list' } },
});

/** A branch that was just created has no commit before it. */
function isKnown(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function print(base: string, format: string): void {
  const turbo = join(root, 'node_modules/.bin/turbo');
  const apps = deployed(
    affectedTasks({ turbo, folder: root, base: isKnown(base) ? base : undefined, tasks: ['image'] }),
  );
  if (format === 'github') process.stdout.write(`apps=${JSON.stringify(apps)}\n`);
  else if (format === 'gitlab') process.stdout.write(childPipeline(apps));
  else process.stdout.write(apps.map((app) => `${app}\n`).join(''));
}

if (values.base === undefined || !['list', 'github', 'gitlab'].includes(values.format)) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else print(values.base, values.format);
