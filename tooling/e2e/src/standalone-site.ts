import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const app = join(import.meta.dirname, '../../../apps/be');

export interface StandaloneSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

async function isAnswering(origin: string): Promise<boolean> {
  return fetch(`${origin}/robots.txt`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null) throw new Error('The site ended before it accepted connections.');
    await setTimeout(100);
  }
}

/**
 * Starts another server of the built Belgian app, with another catalogue API.
 * @param variables further environment variables
 */
export async function startStandaloneSite(
  port: number,
  apiUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<StandaloneSite> {
  const child = spawn(
    process.execPath,
    [join(app, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)],
    {
      cwd: app,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NEXT_TELEMETRY_DISABLED: '1',
        API_URL: apiUrl,
        PORT: String(port),
        ...variables,
      },
      stdio: 'ignore',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, origin);
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
