import type { Locale } from '@veralune/routing';
import { intlOf } from './intl-of.ts';

export interface NumberOptions {
  /** Most decimals shown; 3 unless told. */
  readonly maximumFractionDigits?: number;
}

/** A number in the locale's digits: `1234.5` → `1 234,5` in French, `1’234.5` in Swiss German. */
export function formatNumber(value: number, locale: Locale, options: NumberOptions = {}): string {
  // ICU groups Swiss numbers with a typewriter apostrophe.
  return intlOf(locale).formatNumber(value, options).replaceAll("'", '’');
}
