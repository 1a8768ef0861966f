import type { ServerResponse } from 'node:http';
import type { Target } from './front-door.ts';

const timeoutMilliseconds = 1_000;

type HealthPath = '/healthz' | '/readyz';

/** Whether the front door answers this path itself, for every host. */
export function isHealthCheck(path: string | undefined): path is HealthPath {
  return path === '/healthz' || path === '/readyz';
}

/** `/healthz`: the front door runs. `/readyz`: every server behind it is ready; otherwise 503 with the names of the others. */
export async function answerHealthCheck(
  path: HealthPath,
  response: ServerResponse,
  targets: readonly Target[],
): Promise<void> {
  const ready = path === '/healthz' ? targets.map(() => true) : await Promise.all(targets.map(isReady));
  const missing = targets.filter((_, index) => !ready[index]).map(({ name }) => name);
  const isAnswered = missing.length === 0;
  response.writeHead(isAnswered ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(isAnswered ? (path === '/healthz' ? 'alive\n' : 'ready\n') : `not ready: ${missing.join(', ')}\n`);
}

async function isReady({ port }: Target): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal, redirect: 'manual' }).then(
    ({ status }) => status === 200,
    () => false,
  );
}
