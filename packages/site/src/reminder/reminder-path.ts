import type { Locale } from '@veralune/routing';

/**
 * The page on which a visitor asks to be told when a product is in stock again. It has no route: search engines never look
 * for it.
 * @param state `sent` for the confirmation
 */
export function reminderPath(locale: Locale, productId: string, state?: 'sent'): string {
  const path = `/fragments/reminder/${locale}/${productId}`;
  return state === undefined ? path : `${path}?${state}=1`;
}
