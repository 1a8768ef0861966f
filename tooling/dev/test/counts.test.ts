import { describe, expect, it } from 'vitest';
import { lastLine, none, oneFailed, onePassed, sum, withRunResult } from '../src/testing/counts.ts';
import { playwrightCounts, vitestCounts } from '../src/testing/report-counts.ts';

describe('counts', () => {
  it('adds up the counts of several runs', () => {
    const failures = [{ name: 'a', reason: 'b' }];
    const total = sum([onePassed, oneFailed, { passed: 40, failed: 2, skipped: 1, failures }]);
    expect(lastLine(total)).toBe('41 passed, 3 failed');
    expect(total.failures).toEqual(failures);
    expect(lastLine(sum([]))).toBe('0 passed, 0 failed');
  });

  it.each([
    ['all passed', { ...none, passed: 3 }, true, { ...none, passed: 3 }],
    ['a crash after tests that passed', { ...none, passed: 3 }, false, { ...none, passed: 3, failed: 1 }],
    ['no test at all', none, true, { ...none, failed: 1 }],
    ['a check that was not possible', { ...none, skipped: 1 }, true, { ...none, skipped: 1 }],
    ['failures that are counted already', { ...none, failed: 2 }, false, { ...none, failed: 2 }],
  ])('%s', (_, counts, succeeded, expected) => {
    expect(withRunResult(counts, succeeded)).toEqual(expected);
  });
});

describe('vitestCounts', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'takes away',
    status: 'failed',
    failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'],
  };
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };

  it('counts a file that could not be loaded as failed', () => {
    expect(vitestCounts(report)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  it('names the failed tests and the reasons', () => {
    expect(vitestCounts(report).failures).toEqual([
      { name: 'b.test.ts › takes away', reason: 'expected 1 to be 2' },
      { name: 'c.test.ts', reason: 'Cannot find module' },
    ]);
  });
});

describe('playwrightCounts', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ projectName: 'phone', status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no browser' }],
    suites: [
      { specs: [spec('walks', 'expected', [])], suites: [{ specs: [spec('runs', 'unexpected', ['too slow'])] }] },
      { specs: [spec('stumbles', 'flaky', ['fell', ''])] },
    ],
  };

  it('counts a flaky test and an error outside of tests as failed', () => {
    expect(playwrightCounts(report)).toMatchObject({ passed: 7, failed: 3, skipped: 2 });
  });

  it('names the failed tests and the reasons', () => {
    expect(playwrightCounts(report).failures).toEqual([
      { name: 'a.spec.ts › [phone] runs', reason: 'too slow' },
      { name: 'a.spec.ts › [phone] stumbles', reason: 'fell' },
      { name: 'outside of tests', reason: 'no browser' },
    ]);
  });
});
