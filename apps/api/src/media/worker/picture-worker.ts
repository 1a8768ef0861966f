import { fork, type ChildProcess } from 'node:child_process';
import { createJobQueue, type Priority } from './job-queue.ts';
import type { Job, JobResult, JobResults } from './job.ts';

export interface PictureWorker {
  /**
   * Runs a job. Rejects if the process exits or the job takes too long.
   * @param prepare creates the job when it starts, so that only one picture at a time is in memory
   */
  readonly run: <Kind extends Job['kind']>(
    prepare: () => Promise<Extract<Job, { kind: Kind }>>,
    priority: Priority,
  ) => Promise<JobResults[Kind]>;
  /** Id of the running process, for benchmarks. */
  readonly pid: () => number | undefined;
  /** Stops the process; the next job starts a new one. */
  readonly close: () => void;
}

export interface WorkerOptions {
  /** The process is stopped after this time without a job. Default: 10,000. */
  readonly idleMs?: number;
  /** Time limit of a job, after which the process is killed. Default: 60,000. */
  readonly jobMs?: number;
}

const script = new URL('./worker-main.ts', import.meta.url);

function start(): ChildProcess {
  return fork(script, {
    // Sends typed arrays without conversion to JSON.
    serialization: 'advanced',
    // Uploads are untrusted: the process that decodes them gets no URLs and no secrets.
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
        reject(new Error(`The picture process exited: ${signal ?? String(code)}.`));
      });
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(job);
  });
}

/** One process at low priority that handles one picture at a time. It starts with the first job and stops when idle. */
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
    // The process and its channel do not keep the API running. A running job does, by its timer.
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
    priority: Priority,
  ): Promise<JobResults[Kind]> => {
    const result = await queue.add(prepare, priority);
    if (result.kind === 'failed') throw new Error(`A picture could not be made: ${result.message}`);
    // The worker returns a result of the job's kind.
    return result as JobResults[Kind];
  };

  return { run, pid: () => child?.pid, close: end };
}
