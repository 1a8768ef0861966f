import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../child.ts';
import type { ProcessGroup } from '../process-group.ts';
import { binOf } from '../programs.ts';
import { root } from '../root.ts';
import { print } from '../print.ts';
import { none, oneFailed, onePassed, sum, withRunResult, type Counts } from './counts.ts';

export interface TaskSet {
  /** Names of tasks in turbo.json. */
  readonly tasks: readonly string[];
  /** Counts the tests in a report that a task wrote to `.reports/`; a task without reports counts as one check. */
  // `never`, because each test runner has its own format of reports.
  readonly countsOf?: (report: never) => Counts;
}

export interface TaskOptions {
  readonly env?: Environment;
  /** Passed to the test runner. With arguments, cached results are not used. */
  readonly args?: readonly string[];
}

/** The used fields of Turbo's run summary. */
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
 * Runs tasks of turbo.json in every workspace that has them. A task that passed before with the same inputs is not run
 * again: its report is restored from Turbo's cache.
 */
export async function runTasks(
  processGroup: ProcessGroup,
  { tasks, countsOf }: TaskSet,
  options: TaskOptions = {},
): Promise<Counts> {
  rmSync(summaries, { recursive: true, force: true });
  const names = new Set(tasks.map((task) => task.replace(/^.*#/, '')));
  for (const name of names) removeReports(name);
  const { args = [], env = {} } = options;
  await processGroup.run({
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
      // Tests start hundreds of Node processes. Most load the same code, which is then compiled once.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      // Programs write no colours to a pipe unless they are told to.
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
    },
    onLine: (line) => print(`  ${line}`),
  });
  const [summary] = globSync(join(summaries, '*.json'));
  if (summary === undefined) return oneFailed;
  const { tasks: all }: RunSummary = JSON.parse(readFileSync(summary, 'utf8'));
  // The summary also lists workspaces that do not have the script.
  const run = all.filter(({ command }) => command !== '<NONEXISTENT>');
  printCacheHits(run.filter(({ cache }) => cache.status === 'HIT').length, run.length);
  return sum(
    run.map(({ task, directory, execution }) => {
      const passed = execution?.exitCode === 0;
      if (!names.has(task)) return passed ? none : oneFailed;
      if (countsOf === undefined) return passed ? onePassed : oneFailed;
      const report = reportOf(join(root, directory), task);
      return existsSync(report)
        ? withRunResult(countsOf(JSON.parse(readFileSync(report, 'utf8')) as never), passed)
        : oneFailed;
    }),
  );
}

function printCacheHits(kept: number, of: number): void {
  if (kept > 0) print(`  ${kept} of ${of} tasks passed before with the same inputs and were not run again.`);
}

/** `test:unit` reports to `.reports/unit.json`. */
function reportOf(folder: string, task: string): string {
  return join(folder, '.reports', `${task.replace(/^test:/, '')}.json`);
}

/** Deletes the reports of the last run: a runner that crashes would leave them. */
function removeReports(task: string): void {
  for (const folder of globSync('{apps,packages,tooling}/*', { cwd: root })) {
    rmSync(reportOf(join(root, folder), task), { force: true });
  }
}
