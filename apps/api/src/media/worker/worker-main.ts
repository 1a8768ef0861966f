import { constants, setPriority } from 'node:os';
import { cleanOriginal } from './clean-original.ts';
import type { Job, JobResult } from './job.ts';
import { makeVariant } from './make-variant.ts';

/** The process that decodes and encodes pictures, one at a time. It ends when the API disconnects. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

function run(job: Job): Promise<JobResult> {
  return job.kind === 'variant'
    ? makeVariant(job.original, job.width, job.format)
    : cleanOriginal(job.upload, job.type);
}

async function answer(job: Job): Promise<void> {
  const result = await run(job).catch((error: unknown): JobResult => ({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
  }));
  process.send?.(result);
}

process.on('message', (job: Job) => void answer(job));
process.on('disconnect', () => process.exit());
// A signal to the group, as from a terminal, ends the API; this process ends with it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
