import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markets, type MarketId } from '@veralune/routing';
import type { Environment, Program } from './child.ts';
import { Failure } from './failure.ts';
import type { Ports } from './ports.ts';
import { root } from './root.ts';

export type Mode = 'production' | 'development';

export interface ProgramOptions {
  readonly mode: Mode;
  readonly ports: Ports;
  readonly onLine?: Program['onLine'];
  /** Added to the environment that every program gets. */
  readonly env?: Environment;
}

export function apiOrigin(ports: Ports): string {
  return `http://localhost:${ports.api}`;
}

/** How long a site keeps an idle connection open, in milliseconds: longer than the front door does. */
const keptMs = '80000';

const quiet = { NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Environment variables that tell builds and servers which stack they belong to. */
function stackEnvironment(ports: Ports): Environment {
  return { ...quiet, API_URL: apiOrigin(ports) };
}

export function apiProgram({ mode, ports, onLine, env }: ProgramOptions): Program {
  return {
    name: 'The catalogue API',
    command: process.execPath,
    args: [...(mode === 'development' ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'],
    cwd: join(root, 'apps/api'),
    env: { ...quiet, ...env, PORT: String(ports.api) },
    ...(onLine && { onLine }),
  };
}

export function appProgram(market: MarketId, { mode, ports, onLine, env }: ProgramOptions): Program {
  const cwd = join(root, 'apps', market);
  const port = String(ports.apps[market]);
  return {
    name: `The site of ${markets[market].name}`,
    command: process.execPath,
    args: [
      binOf('next', cwd),
      ...(mode === 'development' ? ['dev'] : ['start', '--keepAliveTimeout', keptMs]),
      '--port',
      port,
    ],
    cwd,
    env: { ...stackEnvironment(ports), ...env, PORT: port },
    ...(onLine && { onLine }),
  };
}

export function buildProgram(ports: Ports, onLine: Program['onLine']): Program {
  return {
    name: 'The build',
    command: process.execPath,
    // The apps read the catalogue while they are built. The address of the API does not change the output.
    args: [turbo, 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only', '--concurrency=100%'],
    cwd: root,
    env: stackEnvironment(ports),
    ...(onLine && { onLine }),
  };
}

/** The script of a package's command, to be run with the pinned Node instead of the first one in PATH. */
export function binOf(name: string, folder: string, command = name): string {
  const manifestPath = findPackageJSON(name, pathToFileURL(join(folder, 'package.json')));
  if (manifestPath === undefined)
    throw new Failure(`${name} is missing from node_modules. Delete node_modules and try again.`);
  const manifest: { bin: string | Record<string, string> } = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  return join(manifestPath, '..', bin ?? '');
}

const turbo = binOf('turbo', root);
