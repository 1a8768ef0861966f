import type { Locale } from '@veralune/routing';
import { I18nError } from './i18n-error.ts';

export type Currency = 'EUR' | 'CHF';

const symbols: Readonly<Record<Currency, string>> = { EUR: '€', CHF: 'CHF' };
const noBreakSpace = '\u00a0';

/**
 * A price as the site writes it everywhere: decimal comma, two decimals unless it is whole, symbol behind.
 * Source: 1-site.md §9 "Price format"; 3-decisions.md "Behaviour" (Swiss francs too).
 * @param amount in whole units of the currency; rounded to its hundredths
 * @param locale taken so that a locale can one day differ without its callers changing
 * @throws I18nError VR-I18N-002 if the amount is not a finite number
 */
export function formatPrice(amount: number, currency: Currency, locale: Locale): string {
  if (!Number.isFinite(amount)) {
    throw new I18nError('VR-I18N-002', `"${amount}" is no price (${locale}). Pass the amount that the API gave.`);
  }
  const fixed = amount.toFixed(2).replace(/^-(?=0\.00$)/, '');
  const digits = fixed.endsWith('.00') ? fixed.slice(0, -3) : fixed.replace('.', ',');
  return `${digits}${noBreakSpace}${symbols[currency]}`;
}
