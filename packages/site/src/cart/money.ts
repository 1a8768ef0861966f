import type { Amounts } from '@veralune/api-client/contract';
import { formatPrice } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';

/** `24,90 €`, from an amount in hundredths. */
export function formatCents(cents: number, currency: Amounts['currency'], locale: Locale): string {
  return formatPrice(cents / 100, currency, locale);
}
