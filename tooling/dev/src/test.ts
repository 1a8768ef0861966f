import { interruptedCode, runCommand } from './command.ts';
import { Failure } from './failure.ts';
import type { Household } from './household.ts';
import { say } from './say.ts';
import { step } from './step.ts';
import { lastLine, none, oneFailed, sum, type Counts, type FailedTest } from './testing/counts.ts';
import { chosenParts, type Part } from './testing/parts.ts';
import { runTasks } from './testing/run-tasks.ts';

await runCommand(async ({ household, signal }) => {
  const summary: { title: string; counts: Counts }[] = [];
  const given = process.argv.slice(2);
  const isUpdate = given.includes('--update');
  for (const part of chosenParts(given.filter((each) => each !== '--update'))) {
    const counts = await step(part.title, () => withoutFailure(() => run(household, part, isUpdate)), isGreen);
    // What was broken off has neither passed nor failed.
    if (signal.aborted) return interruptedCode;
    summary.push({ title: part.title, counts });
  }
  say('');
  for (const { failures } of summary.map(({ counts }) => counts)) failures.forEach(tell);
  for (const { title, counts } of summary) say(`${isGreen(counts) ? '✓' : '✗'} ${title}: ${describe(counts)}`);
  const total = sum(summary.map(({ counts }) => counts));
  say(lastLine(total));
  return total.failed === 0 ? 0 : 1;
});

function run(household: Household, part: Part, isUpdate: boolean): Promise<Counts> {
  const required = part.requires?.() ?? { env: {} };
  if ('env' in required) {
    return runTasks(household, part, { env: required.env, args: isUpdate ? (part.updateArgs ?? []) : [] });
  }
  say(`  ${required.missing}`);
  return Promise.resolve(required.isOptional ? none : oneFailed);
}

function tell({ name, reason }: FailedTest): void {
  say(`✗ ${name}`);
  for (const line of reason.split('\n')) say(`    ${line}`);
  say('');
}

function isGreen({ failed }: Counts): boolean {
  return failed === 0;
}

/** A part that cannot run has failed; the others run all the same. */
async function withoutFailure(work: () => Promise<Counts>): Promise<Counts> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    return oneFailed;
  }
}

function describe(counts: Counts): string {
  return counts.skipped === 0 ? lastLine(counts) : `${lastLine(counts)}, ${counts.skipped} skipped`;
}
