import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type InstanceCall =
  | { readonly do: 'set'; readonly key: string; readonly html: string; readonly tags: readonly string[] }
  | { readonly do: 'get'; readonly key: string }
  | { readonly do: 'invalidate'; readonly tags: string[]; readonly durations?: { readonly expire?: number } }
  | { readonly do: 'heard' };

export interface InstanceReply {
  /** Duration of the call, in the instance. */
  readonly ms?: number;
  /** Undefined: the page is not cached. */
  readonly html?: string;
  /** `-1`: the visitor waits for a new page. */
  readonly isStale?: boolean | -1;
  readonly cacheControl?: object | undefined;
  readonly rsc?: string;
  readonly segment?: string | undefined;
  /** Tags that the listener was told. */
  readonly heard?: readonly string[];
}

export interface Instance {
  readonly call: (call: InstanceCall) => Promise<InstanceReply>;
  readonly stop: () => Promise<void>;
}

/** Starts an instance of an app, connected to Redis. */
export async function startInstance(redisUrl: string, { build = 'build-1', market = 'be' } = {}): Promise<Instance> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-instance-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'BUILD_ID'), build);
  const child = fork(join(import.meta.dirname, 'instance-process.ts'), [join(folder, 'server'), market], {
    env: { ...process.env, NODE_OPTIONS: '', REDIS_URL: redisUrl },
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  const waiting = new Map<number, (reply: InstanceReply) => void>();
  child.on('message', ({ id, reply }: { id: number; reply: InstanceReply }) => waiting.get(id)?.(reply));
  let last = 0;
  await new Promise<InstanceReply>((resolve, reject) => {
    waiting.set(0, resolve);
    child.once('exit', () => reject(new Error('The instance ended before it answered.')));
  });
  return {
    call: (call) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        child.send({ id: last, call });
      }),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
