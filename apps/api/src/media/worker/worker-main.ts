import { constants, setPriority } from 'node:os';
import { cleanOriginal } from './clean-original.ts';
import type { Job, JobResult } from './job.ts';
import { makeVariant } from './make-variant.ts';

/** Entry of the process that decodes and encodes pictures, one at a time. It exits when the API disconnects. */
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
// Ignored: a terminal sends signals to the whole process group. This process exits when the API disconnects.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
