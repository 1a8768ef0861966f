import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Resources that an instance used since the last query; `residentMb` is its current memory. */
export interface Usage {
  readonly cpuMs: number;
  readonly longestBlockMs: number;
  readonly residentMb: number;
}

export interface Instance {
  readonly origin: string;
  /** Seconds from the start of the process until it listens. */
  readonly startSeconds: number;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

/** Starts an instance of the API with a filled database. @param target data folder or PostgreSQL address */
export async function startInstance(target: string): Promise<Instance> {
  const start = performance.now();
  const child = fork(join(import.meta.dirname, 'server.ts'), [target]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${port}`,
    startSeconds: (performance.now() - start) / 1_000,
    usage: async () => {
      child.send('usage');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
