import type { Language } from '@veralune/routing';
import type { UnitWords } from '../content/schema.ts';

/**
 * Number with a decimal comma, as in every locale of the site, and unit, separated by a no-break space. The language's
 * plural rules choose the form of the unit: French says `1,5 milliard`, German `1,5 Milliarden`.
 */
export function amountText(amount: number, unit: UnitWords, language: Language): string {
  const name =
    typeof unit === 'string' ? unit : new Intl.PluralRules(language).select(amount) === 'one' ? unit.one : unit.other;
  return `${String(amount).replace('.', ',')}\u00a0${name}`;
}
