import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../child.ts';
import type { Household } from '../household.ts';
import { binOf } from '../programs.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { none, oneFailed, onePassed, sum, withBadEnd, type Counts } from './counts.ts';

export interface TaskSet {
  /** Names of tasks in turbo.json. */
  readonly tasks: readonly string[];
  /** Counts the tests in a report that a task wrote to `.reports/`; a task without reports counts as one check. */
  // The shape of the report belongs to the test runner that was named with it.
  readonly countsOf?: (report: never) => Counts;
}

export interface TaskOptions {
  readonly env?: Environment;
  /** Passed on to the test runner. With arguments, results of earlier runs are not used. */
  readonly args?: readonly string[];
}

/** The part of turbo's run summary that is read here. */
interface RunSummary {
  readonly tasks: readonly {
    readonly task: string;
    readonly directory: string;
    readonly command: string;
    readonly cache: { readonly status: 'HIT' | 'MISS' };
    readonly execution?: { readonly exitCode: number | null };
  }[];
}

const summaries = join(root, '.turbo/runs');

/**
 * Runs tasks of turbo.json in every workspace that has them. A task whose inputs are the same as when it last passed is not
 * run again: its report is taken out of turbo's cache.
 */
export async function runTasks(
  household: Household,
  { tasks, countsOf }: TaskSet,
  options: TaskOptions = {},
): Promise<Counts> {
  rmSync(summaries, { recursive: true, force: true });
  const names = new Set(tasks.map((task) => task.replace(/^.*#/, '')));
  for (const name of names) removeReports(name);
  const { args = [], env = {} } = options;
  await household.run({
    name: 'Turbo',
    command: process.execPath,
    args: [
      binOf('turbo', root),
      'run',
      ...tasks,
      '--continue',
      '--concurrency=2',
      '--summarize',
      '--output-logs=new-only',
      ...(args.length > 0 ? ['--force', '--', ...args] : []),
    ],
    cwd: root,
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      // Colours make a log of many programs readable; a pipe would make each of them leave them out.
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
    },
    onLine: (line) => say(`  ${line}`),
  });
  const [summary] = globSync(join(summaries, '*.json'));
  if (summary === undefined) return oneFailed;
  const { tasks: all }: RunSummary = JSON.parse(readFileSync(summary, 'utf8'));
  // Workspaces without such a script are listed too.
  const run = all.filter(({ command }) => command !== '<NONEXISTENT>');
  sayWhatWasKept(run.filter(({ cache }) => cache.status === 'HIT').length, run.length);
  return sum(
    run.map(({ task, directory, execution }) => {
      const passed = execution?.exitCode === 0;
      if (!names.has(task)) return passed ? none : oneFailed;
      if (countsOf === undefined) return passed ? onePassed : oneFailed;
      const report = reportOf(join(root, directory), task);
      return existsSync(report)
        ? withBadEnd(countsOf(JSON.parse(readFileSync(report, 'utf8')) as never), passed)
        : oneFailed;
    }),
  );
}

function sayWhatWasKept(kept: number, of: number): void {
  if (kept > 0) say(`  ${kept} of ${of} tasks passed before with the same files, and were not run again.`);
}

/** `test:unit` reports to `.reports/unit.json`. */
function reportOf(folder: string, task: string): string {
  return join(folder, '.reports', `${task.replace(/^test:/, '')}.json`);
}

/** A runner that breaks off leaves the report of the run before. */
function removeReports(task: string): void {
  for (const folder of globSync('{apps,packages,tooling}/*', { cwd: root })) {
    rmSync(reportOf(join(root, folder), task), { force: true });
  }
}
