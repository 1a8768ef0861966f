import { describe, expect, it } from 'vitest';
import { consentState, mayMeasure } from '../src/consent-mode.ts';
import type { ConsentCategory } from '../src/consent/consent.ts';

const rows: readonly [categories: readonly ConsentCategory[], granted: readonly string[], measured: boolean][] = [
  [[], [], false],
  [['necessary', 'video', 'map', 'anti-spam'], [], false],
  [['audience'], ['analytics_storage'], true],
  [['advertising'], ['ad_storage', 'ad_user_data', 'ad_personalization'], true],
  [['audience', 'advertising'], ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'], true],
];

describe('consentState', () => {
  it.each(rows)('%j grants %j', (categories, granted, measured) => {
    const choice = { id: 'a', version: 1, time: '2026-11-23T09:00:00Z', categories };
    const given = Object.entries(consentState(choice)).filter(([, status]) => status === 'granted');
    expect(new Set(given.map(([name]) => name))).toEqual(
      new Set([...granted, 'functionality_storage', 'security_storage']),
    );
    expect(mayMeasure(choice)).toBe(measured);
  });

  it('denies everything without a choice', () => {
    expect(consentState(undefined)).toEqual(consentState({ id: '', version: 1, time: '', categories: [] }));
    expect(mayMeasure(undefined)).toBe(false);
  });
});
