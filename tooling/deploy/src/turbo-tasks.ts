import { execFileSync } from 'node:child_process';
import { z } from 'zod';

const dryRun = z.object({
  tasks: z.array(z.object({ task: z.string(), package: z.string(), directory: z.string(), command: z.string() })),
});

/** A task that would run: `@veralune/be` and `build`. */
export interface AffectedTask {
  readonly package: string;
  readonly task: string;
  /** Folder of the package, from the root of the repository. */
  readonly directory: string;
}

export interface AffectedOptions {
  /** Path of the program. */
  readonly turbo: string;
  /** Root of the repository. */
  readonly folder: string;
  /** The commit since which files have changed; undefined: everything counts as changed. */
  readonly base: string | undefined;
  readonly tasks: readonly string[];
}

const nothing = '<NONEXISTENT>';

/** The tasks that files changed since a commit affect, from turbo's dry run. Nothing is built. */
export function affectedTasks({ turbo, folder, base, tasks }: AffectedOptions): readonly AffectedTask[] {
  const output = execFileSync(
    turbo,
    ['run', ...tasks, '--dry=json', '--skip-infer', ...(base === undefined ? [] : ['--affected'])],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1_024 * 1_024,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        ...(base !== undefined && { TURBO_SCM_BASE: base, TURBO_SCM_HEAD: 'HEAD' }),
      },
    },
  );
  return dryRun
    .parse(JSON.parse(output))
    .tasks.filter(({ task, command }) => tasks.includes(task) && command !== nothing)
    .map(({ task, package: name, directory }) => ({ task, package: name, directory }));
}

/** The names of the apps among the packages of tasks, as their folders are called: `be`, `api`. */
export function deployed(tasks: readonly AffectedTask[]): readonly string[] {
  const names = tasks.flatMap(({ directory }) => /^apps\/([^/]+)$/.exec(directory)?.[1] ?? []);
  return [...new Set(names)].sort();
}
