import type { Locale } from '@veralune/routing';
import { I18nError } from './i18n-error.ts';

export type Currency = 'EUR' | 'CHF';

const symbols: Readonly<Record<Currency, string>> = { EUR: '€', CHF: 'CHF' };
const noBreakSpace = '\u00a0';

/**
 * A price in the format of all locales: decimal comma, two decimals unless it is whole, then the symbol.
 * Source: 1-site.md §9 "Price format"; 3-decisions.md "Behaviour" (Swiss francs too).
 * @param amount in units of the currency (24.9 for 24,90 €); rounded to two decimals
 * @param locale used in the error message only; all locales have the same format
 * @throws I18nError VR-I18N-002 if the amount is not a finite number
 */
export function formatPrice(amount: number, currency: Currency, locale: Locale): string {
  if (!Number.isFinite(amount)) {
    throw new I18nError('VR-I18N-002', `"${amount}" is not a price (${locale}). Pass the amount of the API.`);
  }
  const fixed = amount.toFixed(2).replace(/^-(?=0\.00$)/, '');
  const digits = fixed.endsWith('.00') ? fixed.slice(0, -3) : fixed.replace('.', ',');
  return `${digits}${noBreakSpace}${symbols[currency]}`;
}
