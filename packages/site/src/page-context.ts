import { createTranslator, type Translator } from '@veralune/i18n';
import { marketOf, type Locale, type Market } from '@veralune/routing';

/** What the mappers from API data to props need: locale, market, messages and the current time. */
export interface PageContext {
  readonly locale: Locale;
  readonly market: Market;
  readonly t: Translator;
  readonly now: Date;
}

export function createPageContext(locale: Locale, now: Date = new Date()): PageContext {
  return {
    locale,
    market: marketOf(locale),
    t: createTranslator(locale),
    now,
  };
}
