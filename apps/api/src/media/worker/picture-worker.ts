import { fork, type ChildProcess } from 'node:child_process';
import { createJobQueue, type Urgency } from './job-queue.ts';
import type { Job, JobResult, JobResults } from './job.ts';

export interface PictureWorker {
  /**
   * Rejects if the process ends or takes too long.
   * @param prepare gives the job when its turn comes, so that only one picture at a time is in memory
   */
  readonly run: <Kind extends Job['kind']>(
    prepare: () => Promise<Extract<Job, { kind: Kind }>>,
    urgency: Urgency,
  ) => Promise<JobResults[Kind]>;
  /** The running process, for measurements. */
  readonly pid: () => number | undefined;
  /** Ends the process; the next job starts another. */
  readonly close: () => void;
}

export interface WorkerOptions {
  /** How long the process stays when there is nothing to do. */
  readonly idleMs?: number;
  /** After this long a job is given up and the process killed. */
  readonly jobMs?: number;
}

const script = new URL('./worker-main.ts', import.meta.url);

function start(): ChildProcess {
  return fork(script, {
    // Bytes go through as they are.
    serialization: 'advanced',
    // Pictures come from outside: the process that decodes them gets no address and no key of anything.
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function runIn(child: ChildProcess, job: Job, jobMs: number): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), jobMs);
    const settle = (done: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      done();
    };
    const onMessage = (result: JobResult): void => {
      settle(() => {
        resolve(result);
      });
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
      settle(() => {
        reject(new Error(`The picture process ended: ${signal ?? String(code)}.`));
      });
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(job);
  });
}

/** One process at low priority that works on one picture at a time. It starts with the first job and ends when idle. */
export function createPictureWorker({ idleMs = 10_000, jobMs = 60_000 }: WorkerOptions = {}): PictureWorker {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const ready = (): ChildProcess => {
    if (child?.connected && child.exitCode === null) return child;
    child = start();
    // Neither the process nor its channel keeps the API running; a job under way does, by its timer.
    child.unref();
    child.channel?.unref();
    return child;
  };
  const runJob = async (prepare: () => Promise<Job>): Promise<JobResult> => {
    clearTimeout(idle);
    try {
      const job = await prepare();
      return await runIn(ready(), job, jobMs);
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  };
  const queue = createJobQueue(runJob);

  const run = async <Kind extends Job['kind']>(
    prepare: () => Promise<Extract<Job, { kind: Kind }>>,
    urgency: Urgency,
  ): Promise<JobResults[Kind]> => {
    const result = await queue.add(prepare, urgency);
    if (result.kind === 'failed') throw new Error(`A picture could not be made: ${result.message}`);
    // The worker answers a job with a result of its kind.
    return result as JobResults[Kind];
  };

  return { run, pid: () => child?.pid, close: end };
}
