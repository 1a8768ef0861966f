import { statfsSync } from 'node:fs';
import { errorCode } from '../start-error.ts';

/** With less than this, the embedded database can neither be made nor grow. */
const neededBytes = 16 * 1_024 * 1_024;

/** The embedded database says of a full disk only that it failed, so the disk itself is asked. */
function hasLittleSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < neededBytes;
  } catch {
    return false;
  }
}

/** Whether something failed in `folder` because its disk is full. */
export function isDiskFull(folder: string, thrown: unknown): boolean {
  return errorCode(thrown) === 'ENOSPC' || hasLittleSpace(folder);
}
