import { statfsSync } from 'node:fs';
import { errorCode } from '../start-error.ts';

/** Free space that the embedded database needs to be created or to grow. */
const neededBytes = 16 * 1_024 * 1_024;

/** The errors of the embedded database do not name a full disk, so this checks the free space. */
function hasLittleSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < neededBytes;
  } catch {
    return false;
  }
}

/** Whether an operation in `folder` failed because its disk is full. */
export function isDiskFull(folder: string, thrown: unknown): boolean {
  return errorCode(thrown) === 'ENOSPC' || hasLittleSpace(folder);
}
