import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MarketId } from '@veralune/routing';

const apps = join(import.meta.dirname, '../../../apps');

export interface UnpackedSite {
  readonly origin: string;
  /** What the server has printed. */
  readonly output: () => string;
  /** Resolves with the exit code when the server has ended. */
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<number | null>;
}

/**
 * Copies the output of a build out of the workspace, as the Dockerfile of the app does.
 * @returns the folder, which the caller deletes
 */
export function unpackSite(market: MarketId): string {
  const folder = mkdtempSync(join(tmpdir(), `veralune-${market}-`));
  const app = join(apps, market);
  // Links between packages stay relative, so that they don't lead back to the workspace.
  cpSync(join(app, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(app, '.next/static'), join(folder, 'apps', market, '.next/static'), { recursive: true });
  cpSync(join(app, 'public'), join(folder, 'apps', market, 'public'), { recursive: true });
  return folder;
}

export interface UnpackedSiteOptions {
  readonly folder: string;
  readonly market: MarketId;
  readonly port: number;
  readonly variables: Readonly<Record<string, string>>;
}

/** Starts an unpacked site with nothing of this process's environment but PATH. */
export function startUnpackedSite({ folder, market, port, variables }: UnpackedSiteOptions): UnpackedSite {
  const child = spawn(process.execPath, [join('apps', market, 'server.js')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOSTNAME: 'localhost',
      PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part.toString();
    });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return {
    origin: `http://localhost:${port}`,
    output: () => text,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The status of a path as soon as the server answers. @throws Error with the output if it does not within 20 seconds */
export async function statusOf({ origin, output }: UnpackedSite, path: string): Promise<number> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await fetch(origin + path, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return answer.status;
    if (Date.now() > deadline) throw new Error(`The site did not answer.\n${output()}`);
    await pause(50);
  }
}
