import type { Locale } from '@veralune/routing';
import { intlOf } from './intl-of.ts';

export interface NumberOptions {
  /** Maximum number of decimals. Default: 3. */
  readonly maximumFractionDigits?: number;
}

/** A number with the separators of the locale: `1234.5` → `1 234,5` in French, `1’234.5` in Swiss German. */
export function formatNumber(value: number, locale: Locale, options: NumberOptions = {}): string {
  // ICU groups Swiss numbers with a straight apostrophe.
  return intlOf(locale).formatNumber(value, options).replaceAll("'", '’');
}
