import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { holder, isRunning, thisProcess, type Holder } from './process-identity.ts';
import { errorCode, StartError } from '../start-error.ts';

export interface Lock {
  readonly release: () => void;
}

/** An unreadable lock file older than this was left by a process that crashed while writing it. */
const unreadableAfterMs = 1_000;
const takeoverTries = 40;
const takeoverPauseMs = 50;

function write(path: string): boolean {
  try {
    writeFileSync(path, `${JSON.stringify(thisProcess())}\n`, { flag: 'wx' });
    return true;
  } catch (thrown) {
    if (errorCode(thrown) === 'EEXIST') return false;
    throw thrown;
  }
}

type Found = { kind: 'none' } | { kind: 'unreadable'; ageMs: number } | { kind: 'held'; by: Holder };

function parseHolder(text: string): Holder | undefined {
  try {
    return holder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function read(path: string): Found {
  try {
    const by = parseHolder(readFileSync(path, 'utf8'));
    return by ? { kind: 'held', by } : { kind: 'unreadable', ageMs: Date.now() - statSync(path).mtimeMs };
  } catch (thrown) {
    if (errorCode(thrown) === 'ENOENT') return { kind: 'none' };
    throw thrown;
  }
}

function isStale(found: Found): boolean {
  return found.kind === 'held' ? !isRunning(found.by) : found.kind === 'unreadable' && found.ageMs > unreadableAfterMs;
}

/** Another process uses the data folder. */
export class FolderInUseError extends StartError {}

function refuse(path: string, found: Found): FolderInUseError {
  const who =
    found.kind === 'held'
      ? `process ${String(found.by.pid)} on ${found.by.host}, since ${found.by.since},`
      : 'a process that is starting';
  return new FolderInUseError(
    `The data folder is in use: ${who} holds ${path}. ` +
      'Stop that process, or give this one another folder with DATA_DIR.',
  );
}

/**
 * Removes a stale lock. The guard file lets only one process do this at a time. Otherwise a second process that has
 * read the same stale lock could remove the new lock of the first one.
 */
function removeStale(path: string): void {
  const guard = `${path}.takeover`;
  if (!write(guard)) {
    if (isStale(read(guard))) rmSync(guard, { force: true });
    return;
  }
  try {
    if (isStale(read(path))) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Creates the lock file at `path`. Replaces the lock of a process that no longer runs.
 * @throws FolderInUseError that names the process that holds the lock
 */
export async function takeLock(path: string): Promise<Lock> {
  for (let attempt = 0; attempt < takeoverTries; attempt += 1) {
    if (write(path))
      return {
        release: () => {
          rmSync(path, { force: true });
        },
      };
    const found = read(path);
    if (found.kind === 'held' && !isStale(found)) throw refuse(path, found);
    if (isStale(found)) removeStale(path);
    else await pause(takeoverPauseMs);
  }
  throw refuse(path, read(path));
}
