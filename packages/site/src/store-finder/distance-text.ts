import { languageTag } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';

const metresPerKilometre = 1_000;

/** From here on, tenths of a kilometre say nothing. */
const farKilometres = 10;

/** `450 m`, `1,3 km`, `12 km`, with the separators of the locale. */
export function distanceText(metres: number, locale: Locale): string {
  const rounded = Math.round(metres / 10) * 10;
  const isNear = rounded < metresPerKilometre;
  const kilometres = metres / metresPerKilometre;
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: !isNear && kilometres < farKilometres ? 1 : 0,
  });
  return format.format(isNear ? rounded : kilometres);
}
