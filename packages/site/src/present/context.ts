import { createTranslator, type Translator } from '@veralune/i18n';
import { marketOf, type Locale, type Market } from '@veralune/routing';

/** What every mapper from API shapes to screen props needs: the language, and the time for what depends on it. */
export interface Present {
  readonly locale: Locale;
  readonly market: Market;
  readonly t: Translator;
  readonly now: Date;
}

export function presentFor(locale: Locale, now: Date = new Date()): Present {
  return {
    locale,
    market: marketOf(locale),
    t: createTranslator(locale),
    now,
  };
}
