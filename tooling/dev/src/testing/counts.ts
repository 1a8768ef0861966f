/** Numbers of tests or checks by result. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests, if the runner names them. They are printed again at the end of the log. */
  readonly failures: readonly FailedTest[];
}

export interface FailedTest {
  readonly name: string;
  /** The first lines of the error message. */
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

/** Counts one failure if the run failed although no test did: a crash, an unhandled error, or no tests. */
export function withRunResult(counts: Counts, succeeded: boolean): Counts {
  const isBad = !succeeded || counts.passed + counts.failed + counts.skipped === 0;
  return isBad && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
