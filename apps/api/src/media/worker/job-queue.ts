/** `waiting`: a client waits for it. `background`: it is done when no client waits. */
export type Urgency = 'waiting' | 'background';

export interface JobQueue<Job, Result> {
  readonly add: (job: Job, urgency: Urgency) => Promise<Result>;
}

/** Runs one job at a time, those that a client waits for first; among them in the order in which they came. */
export function createJobQueue<Job, Result>(run: (job: Job) => Promise<Result>): JobQueue<Job, Result> {
  const lanes: Readonly<Record<Urgency, (() => Promise<void>)[]>> = { waiting: [], background: [] };
  let isRunning = false;

  const drain = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const start = lanes.waiting.shift() ?? lanes.background.shift();
      if (!start) break;
      await start();
    }
    isRunning = false;
  };

  return {
    add: (job, urgency) =>
      new Promise((resolve, reject) => {
        lanes[urgency].push(() => run(job).then(resolve, reject));
        void drain();
      }),
  };
}
