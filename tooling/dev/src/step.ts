import { say } from './say.ts';

function seconds(since: number): number {
  return (Date.now() - since) / 1000;
}

const reminderMilliseconds = 10_000;

/**
 * Runs a long step: says that it starts, every ten seconds that it goes on, and how long it took.
 * @param isGood whether the result deserves its check mark; a step that throws ends without a line
 */
export async function step<Result>(
  title: string,
  work: () => Promise<Result>,
  isGood: (result: Result) => boolean = () => true,
): Promise<Result> {
  const started = Date.now();
  say(`→ ${title}`);
  const reminder = setInterval(() => say(`  … ${Math.round(seconds(started))} s`), reminderMilliseconds);
  try {
    const result = await work();
    say(`${isGood(result) ? '✓' : '✗'} ${title} (${seconds(started).toFixed(1)} s)`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
