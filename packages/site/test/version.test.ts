import { describe, expect, it } from 'vitest';
import {
  currentVersion,
  isCheckDue,
  isOutdated,
  nextVersion,
  versionCheckInterval,
  type Version,
  type VersionEvent,
} from '../src/version/version.ts';

const fresh = currentVersion('a', 1_000);

describe('the notice of a new version', () => {
  it.each<[string, readonly VersionEvent[], boolean]>([
    ['nothing', [], false],
    ['the same version', [{ kind: 'answer', build: 'a' }], false],
    ['another version', [{ kind: 'answer', build: 'b' }], true],
    ['another version, dismissed', [{ kind: 'answer', build: 'b' }, { kind: 'dismiss' }], false],
    [
      'another version, dismissed and found again',
      [{ kind: 'answer', build: 'b' }, { kind: 'dismiss' }, { kind: 'answer', build: 'b' }],
      false,
    ],
    [
      'a third version after a dismissal',
      [{ kind: 'answer', build: 'b' }, { kind: 'dismiss' }, { kind: 'answer', build: 'c' }],
      true,
    ],
    [
      'a version that was rolled back',
      [
        { kind: 'answer', build: 'b' },
        { kind: 'answer', build: 'a' },
      ],
      false,
    ],
    ['a check without an answer', [{ kind: 'check', at: 9_000 }], false],
  ])('after %s: %j, shown: %s', (_, events, expected) => {
    expect(isOutdated(events.reduce<Version>(nextVersion, fresh))).toBe(expected);
  });
});

describe('a check', () => {
  it.each([
    [fresh, 1_000, false],
    [fresh, 1_000 + versionCheckInterval - 1, false],
    [fresh, 1_000 + versionCheckInterval, true],
    [nextVersion(fresh, { kind: 'check', at: 1_000 + versionCheckInterval }), 1_001 + versionCheckInterval, false],
  ])('of %j at %d is due: %s', (version, now, expected) => {
    expect(isCheckDue(version, now)).toBe(expected);
  });
});
