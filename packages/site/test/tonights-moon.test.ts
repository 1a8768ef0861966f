import { locales } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import {
  moonPhaseOf,
  moonPhases,
  seasonOf,
  tonightsMoon,
  type MoonPhase,
  type Season,
} from '../src/frame/tonights-moon.ts';
import { createPageContext } from '../src/page-context.ts';

describe('moonPhaseOf', () => {
  it.each<[age: number, phase: MoonPhase]>([
    [0, 'new'],
    [0.02, 'new'],
    [0.03, 'waxing-crescent'],
    [0.22, 'waxing-crescent'],
    [0.24, 'first-quarter'],
    [0.27, 'first-quarter'],
    [0.4, 'waxing-gibbous'],
    [0.49, 'full'],
    [0.51, 'full'],
    [0.6, 'waning-gibbous'],
    [0.75, 'last-quarter'],
    [0.9, 'waning-crescent'],
    [0.985, 'new'],
    [1, 'new'],
  ])('%d: %s', (age, phase) => {
    expect(moonPhaseOf(age)).toBe(phase);
  });
});

describe('seasonOf', () => {
  it.each<[day: string, season: Season]>([
    ['2026-12-01', 'winter'],
    ['2027-02-28', 'winter'],
    ['2027-03-01', 'spring'],
    ['2027-06-01', 'summer'],
    ['2027-08-31', 'summer'],
    ['2027-09-01', 'autumn'],
    ['2026-11-30', 'autumn'],
  ])('%s: %s', (day, season) => {
    expect(seasonOf(day)).toBe(season);
  });
});

describe('tonightsMoon', () => {
  // Times of the phases: US Naval Observatory, in UTC.
  it.each<[what: string, now: string, text: string]>([
    ['full on 24 November 2026, 14:54', '2026-11-24T12:00:00Z', 'Ce soir\u00a0: pleine lune'],
    ['new on 9 November 2026, 07:02', '2026-11-09T12:00:00Z', 'Ce soir\u00a0: nouvelle lune'],
    ['first quarter on 17 November 2026, 11:48', '2026-11-17T12:00:00Z', 'Ce soir\u00a0: premier quartier'],
    [
      'last quarter on 1 December 2026, 06:09; the evening before is nearer',
      '2026-11-30T12:00:00Z',
      'Ce soir\u00a0: dernier quartier',
    ],
  ])('%s', (_, now, text) => {
    expect(tonightsMoon(createPageContext('fr-be', new Date(now))).phase).toBe(text);
  });

  it('is the same at all times of a day in the markets, and another on the next', () => {
    const at = (now: string) => tonightsMoon(createPageContext('de-de', new Date(now)));
    expect(at('2026-11-25T23:00:00Z')).toEqual(at('2026-11-26T22:59:59Z'));
    expect(at('2026-11-26T23:00:00Z')).not.toEqual(at('2026-11-26T22:59:59Z'));
  });

  it('has tonight in the middle', () => {
    const { nights } = tonightsMoon(createPageContext('fr-be', new Date('2026-11-24T12:00:00Z')));
    expect(nights).toHaveLength(9);
    expect(nights[4]?.lit).toBe(1);
    expect([nights[0]?.waning, nights[8]?.waning]).toEqual([false, true]);
  });

  it.each(locales)('%s: names every phase', (locale) => {
    const { t } = createPageContext(locale);
    expect(new Set(moonPhases.map((phase) => t(`footer.moon.phase.${phase}`))).size).toBe(moonPhases.length);
  });
});
