import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Debian's folder of server programs, which is not in the PATH of users. */
const debianFolder = '/usr/sbin';

/** The nginx of this machine, or undefined. */
export function findNginx(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''), debianFolder];
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable);
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where nginx writes until it has read the configuration. */
function startArguments(file: string): string[] {
  return ['-p', dirname(file), '-e', join(dirname(file), 'error.log'), '-c', file];
}

/** Arguments that run nginx until it is stopped. */
export function foregroundArguments(file: string): string[] {
  return [...startArguments(file), '-g', 'daemon off;'];
}

/** @throws VR-EDGE-002 with nginx's messages if it does not accept the configuration */
export function checkConfiguration(nginx: string, file: string): void {
  run(nginx, [...startArguments(file), '-t', '-q'], `nginx does not accept ${file}`);
}

/** Has the running nginx read its configuration again. Requests in flight finish with the old one. */
export function reloadNginx(nginx: string, file: string): void {
  run(nginx, [...startArguments(file), '-s', 'reload'], 'nginx was not reloaded');
}

function run(nginx: string, args: readonly string[], problem: string) {
  // nginx opens all logs, and can open `/dev/stdout` only if it is no socket, which the pipes of Node are.
  const { status, stderr, error } = spawnSync(nginx, args, { encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] });
  if (status !== 0) throw new Error(`VR-EDGE-002: ${problem}.\n${error?.message ?? stderr}`);
}
