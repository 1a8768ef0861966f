import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** The API in its own process. */
export interface ApiProcess {
  readonly port: number;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Stops the process with SIGTERM, and resolves to its exit code. */
  readonly stop: () => Promise<number | null>;
}

const main = join(import.meta.dirname, '../../src/main.ts');

/** A free port, and no pictures in the background, which would take a processor for a minute. */
export const processDefaults = {
  NODE_OPTIONS: '',
  DATABASE_URL: '',
  PORT: '0',
  HOST: '127.0.0.1',
  MEDIA_VARIANTS: 'request',
};

function portIn(text: string): number | undefined {
  const line = text.split('\n').find((each) => each.includes('The catalogue API listens.'));
  return line === undefined ? undefined : (JSON.parse(line) as { port: number }).port;
}

/** Resolves to the port once the process listens. */
function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (part: Buffer) => {
      text += part.toString();
      const port = portIn(text);
      if (port !== undefined) resolve(port);
    });
    child.once('exit', () => {
      reject(new Error(`The API ended before it listened: ${text}`));
    });
  });
}

/**
 * Starts the API on a free port.
 * @param variables environment variables for its database and folders
 */
export async function startApiProcess(variables: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...processDefaults, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await listening(child);
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return {
    port,
    request: (path, init) => fetch(`http://127.0.0.1:${String(port)}${path}`, init),
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
