import { interruptedCode, runCommand } from './command.ts';
import { Failure } from './failure.ts';
import type { ProcessGroup } from './process-group.ts';
import { print } from './print.ts';
import { step } from './step.ts';
import { lastLine, none, oneFailed, sum, type Counts, type FailedTest } from './testing/counts.ts';
import { chosenParts, type Part } from './testing/parts.ts';
import { runTasks } from './testing/run-tasks.ts';

await runCommand(async ({ processGroup, signal }) => {
  const summary: { title: string; counts: Counts; seconds: number }[] = [];
  const given = process.argv.slice(2);
  const isUpdate = given.includes('--update');
  for (const part of chosenParts(given.filter((each) => each !== '--update'))) {
    const started = Date.now();
    const counts = await step(part.title, () => withoutFailure(() => run(processGroup, part, isUpdate)), isGreen);
    // An interrupted part has neither passed nor failed.
    if (signal.aborted) return interruptedCode;
    summary.push({ title: part.title, counts, seconds: Math.round((Date.now() - started) / 1_000) });
  }
  print('');
  for (const { failures } of summary.map(({ counts }) => counts)) failures.forEach(printFailure);
  for (const { title, counts, seconds } of summary)
    print(`${isGreen(counts) ? '✓' : '✗'} ${title}: ${describe(counts)} (${seconds} s)`);
  const total = sum(summary.map(({ counts }) => counts));
  print(lastLine(total));
  return total.failed === 0 ? 0 : 1;
});

function run(processGroup: ProcessGroup, part: Part, isUpdate: boolean): Promise<Counts> {
  const required = part.requires?.() ?? { env: {} };
  if ('env' in required) {
    return runTasks(processGroup, part, { env: required.env, args: isUpdate ? (part.updateArgs ?? []) : [] });
  }
  print(`  ${required.missing}`);
  return Promise.resolve(required.isOptional ? none : oneFailed);
}

function printFailure({ name, reason }: FailedTest): void {
  print(`✗ ${name}`);
  for (const line of reason.split('\n')) print(`    ${line}`);
  print('');
}

function isGreen({ failed }: Counts): boolean {
  return failed === 0;
}

/** A part that cannot run counts as failed; the other parts run nevertheless. */
async function withoutFailure(work: () => Promise<Counts>): Promise<Counts> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    print(error.message);
    return oneFailed;
  }
}

function describe(counts: Counts): string {
  return counts.skipped === 0 ? lastLine(counts) : `${lastLine(counts)}, ${counts.skipped} skipped`;
}
