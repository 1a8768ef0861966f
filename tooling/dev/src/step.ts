import { print } from './print.ts';

function seconds(since: number): number {
  return (Date.now() - since) / 1000;
}

const reminderMilliseconds = 10_000;

/**
 * Runs a long step. Prints when it starts, every ten seconds that it is still running, and how long it took.
 * @param isGood whether the result is a success (✓) or a failure (✗); a step that throws prints no last line
 */
export async function step<Result>(
  title: string,
  work: () => Promise<Result>,
  isGood: (result: Result) => boolean = () => true,
): Promise<Result> {
  const started = Date.now();
  print(`→ ${title}`);
  const reminder = setInterval(() => print(`  … ${Math.round(seconds(started))} s`), reminderMilliseconds);
  try {
    const result = await work();
    print(`${isGood(result) ? '✓' : '✗'} ${title} (${seconds(started).toFixed(1)} s)`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
