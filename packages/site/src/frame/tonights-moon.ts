import type { TonightsMoonProps } from '@veralune/ui/components/tonights-moon/tonights-moon';
import { getMoonIllumination } from 'suncalc';
import { todayOf } from '../market/today-of.ts';
import type { PageContext } from '../page-context.ts';

/** In the order of the month, each an eighth of it. */
export const moonPhases = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type MoonPhase = (typeof moonPhases)[number];

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** Nights before and after tonight. */
const reach = 4;
/** How long new, half and full moon last, before and after: 15 hours, so that each has at least one evening. */
const tolerance = 0.022;

/** The evening of a day in the markets, so that all pages of a day show the same moon. */
function eveningOf(day: string, nights: number): Date {
  const evening = new Date(`${day}T20:00:00Z`);
  evening.setUTCDate(evening.getUTCDate() + nights);
  return evening;
}

/**
 * The name of a phase.
 * @param age from 0, a new moon, to 1, the next one
 */
export function moonPhaseOf(age: number): MoonPhase {
  const quarter = Math.round(age * 4) % 4;
  const isPrincipal = Math.abs(age * 4 - Math.round(age * 4)) <= tolerance * 4;
  return moonPhases[isPrincipal ? quarter * 2 : Math.floor(age * 4) * 2 + 1] ?? 'new';
}

/** The season on the northern hemisphere, by whole months. @param day `2026-11-26` */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7));
  return seasons[Math.floor((month % 12) / 3)] ?? 'winter';
}

/** The moon of the evening, with its name and a line on the season. */
export function tonightsMoon({ t, now }: Pick<PageContext, 't' | 'now'>): TonightsMoonProps {
  const day = todayOf(now);
  const nights = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const { fraction, waxing } = getMoonIllumination(eveningOf(day, index - reach));
    return { lit: Math.round(fraction * 100) / 100, waning: !waxing };
  });
  const { phase: age } = getMoonIllumination(eveningOf(day, 0));
  const phase = t(`footer.moon.phase.${moonPhaseOf(age)}`);
  return { nights, phase: t('footer.moon.tonight', { phase }), text: t(`footer.moon.season.${seasonOf(day)}`) };
}
