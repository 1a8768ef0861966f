import { interruptedCode, runCommand } from './command.ts';
import { Failure } from './failure.ts';
import { say } from './say.ts';
import { step } from './step.ts';
import { lastLine, oneFailed, sum, type Counts, type FailedTest } from './testing/counts.ts';
import { chosenParts } from './testing/parts.ts';

await runCommand(async ({ household, signal }) => {
  const summary: { title: string; counts: Counts }[] = [];
  const given = process.argv.slice(2);
  const options = { update: given.includes('--update') };
  for (const part of chosenParts(given.filter((each) => each !== '--update'))) {
    const counts = await step(part.title, () => withoutFailure(() => part.run(household, options)), isGreen);
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

function tell({ name, reason }: FailedTest): void {
  say(`✗ ${name}`);
  for (const line of reason.split('\n')) say(`    ${line}`);
  say('');
}

function isGreen({ failed }: Counts): boolean {
  return failed === 0;
}

/** A part that cannot run has failed; the others run all the same. */
async function withoutFailure(run: () => Promise<Counts>): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    return oneFailed;
  }
}

function describe(counts: Counts): string {
  return counts.skipped === 0 ? lastLine(counts) : `${lastLine(counts)}, ${counts.skipped} skipped`;
}
