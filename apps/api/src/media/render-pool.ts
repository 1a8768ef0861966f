import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
// Its shared libraries must be loaded here before a thread loads them.
import 'sharp';
import type { Spec } from './scenes/spec.ts';

export interface RenderJob {
  readonly spec: Spec;
  readonly hash: string;
  readonly folder: string;
}

/** What a worker answers: nothing, or why it failed. */
export interface RenderAnswer {
  readonly failure?: Error;
}

interface Waiting {
  readonly job: RenderJob;
  readonly settle: (answer: RenderAnswer) => void;
}

export interface RenderPool {
  readonly size: number;
  readonly render: (job: RenderJob) => Promise<void>;
}

/**
 * Draws in threads of its own, so that requests are answered meanwhile. Threads start when there is work; idle ones
 * don't keep the process alive.
 */
export const createRenderPool = (size = Math.min(4, availableParallelism())): RenderPool => {
  const idle: Worker[] = [];
  const waiting: Waiting[] = [];
  let alive = 0;

  const start = (): Worker => {
    alive += 1;
    return new Worker(new URL('./render-worker.ts', import.meta.url));
  };
  const run = (worker: Worker, { job, settle }: Waiting): void => {
    const onMessage = (answer: RenderAnswer): void => {
      worker.off('error', onError);
      settle(answer);
      rest(worker);
    };
    // A thread that broke is not used again.
    const onError = (failure: unknown): void => {
      worker.off('message', onMessage);
      alive -= 1;
      settle({ failure: failure instanceof Error ? failure : new Error(String(failure)) });
      next();
    };
    worker.ref();
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(job);
  };
  const rest = (worker: Worker): void => {
    worker.unref();
    idle.push(worker);
    next();
  };
  const next = (): void => {
    if (waiting.length === 0 || (idle.length === 0 && alive >= size)) return;
    const work = waiting.shift();
    if (work) run(idle.pop() ?? start(), work);
  };

  return {
    size,
    render: (job) =>
      new Promise((resolve, reject) => {
        const settle = ({ failure }: RenderAnswer): void => {
          if (failure) reject(failure);
          else resolve();
        };
        waiting.push({ job, settle });
        next();
      }),
  };
};
