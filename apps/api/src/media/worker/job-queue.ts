/** `interactive`: a client waits for the job. `background`: it runs when no client waits. */
export type Priority = 'interactive' | 'background';

export interface JobQueue<Job, Result> {
  readonly add: (job: Job, priority: Priority) => Promise<Result>;
}

/** Runs one job at a time, `interactive` jobs first, each priority in the order of arrival. */
export function createJobQueue<Job, Result>(run: (job: Job) => Promise<Result>): JobQueue<Job, Result> {
  const queues: Readonly<Record<Priority, (() => Promise<void>)[]>> = { interactive: [], background: [] };
  let isRunning = false;

  const drain = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const start = queues.interactive.shift() ?? queues.background.shift();
      if (!start) break;
      await start();
    }
    isRunning = false;
  };

  return {
    add: (job, priority) =>
      new Promise((resolve, reject) => {
        queues[priority].push(() => run(job).then(resolve, reject));
        void drain();
      }),
  };
}
