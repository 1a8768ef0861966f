/** How many tests or checks ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, as far as the runner names it: told again at the end, where a long log is read first. */
  readonly failures: readonly FailedTest[];
}

export interface FailedTest {
  readonly name: string;
  /** The first lines of what was wrong. */
  readonly reason: string;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
export const onePassed: Counts = { ...none, passed: 1 };
export const oneFailed: Counts = { ...none, failed: 1 };

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
      failures: [...total.failures, ...each.failures],
    }),
    none,
  );
}

/** The line that ends every test run. */
export function lastLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** What a run counts as that ended badly although no test of it failed: a crash, an unhandled error, no test at all. */
export function withBadEnd(counts: Counts, succeeded: boolean): Counts {
  const isBad = !succeeded || counts.passed + counts.failed === 0;
  return isBad && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
