import type { Locale } from '@veralune/routing';
import { intlOf } from './intl-of.ts';

/**
 * A percentage: `12.5` → `12,5 %` in French, `12,5%` in Dutch. At most one decimal.
 * @param percent as in the API: 15 for 15 %
 */
export function formatPercent(percent: number, locale: Locale): string {
  return intlOf(locale).formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}
