import { describe, expect, it } from 'vitest';
import { lastLine, none, oneFailed, onePassed, sum, withBadEnd } from '../src/testing/counts.ts';
import { playwrightCounts, vitestCounts } from '../src/testing/report-counts.ts';

describe('counts', () => {
  it('adds up to one line', () => {
    expect(lastLine(sum([onePassed, oneFailed, { passed: 40, failed: 2, skipped: 1 }]))).toBe('41 passed, 3 failed');
    expect(lastLine(sum([]))).toBe('0 passed, 0 failed');
  });

  it.each([
    ['all passed', { ...none, passed: 3 }, true, { ...none, passed: 3 }],
    ['a crash after passing tests', { ...none, passed: 3 }, false, { ...none, passed: 3, failed: 1 }],
    ['no test at all', none, true, { ...none, failed: 1 }],
    ['failures that are counted already', { ...none, failed: 2 }, false, { ...none, failed: 2 }],
  ])('%s', (_, counts, succeeded, expected) => {
    expect(withBadEnd(counts, succeeded)).toEqual(expected);
  });
});

describe('vitestCounts', () => {
  it('counts a file that could not be loaded as one that failed', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });
});

describe('playwrightCounts', () => {
  it('counts a flaky test and an error outside of tests as failed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(playwrightCounts(report)).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });
});
