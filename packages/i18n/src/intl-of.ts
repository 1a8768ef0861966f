import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Locale } from '@veralune/routing';
import { catalogueOf } from './catalogues.ts';
import { I18nError } from './i18n-error.ts';
import { languageTag } from './language-tag.ts';

const cache = createIntlCache();
const intlByLocale = new Map<Locale, IntlShape>();

/** The formatter of a locale, cached because parsing the messages takes milliseconds. */
export function intlOf(locale: Locale): IntlShape {
  const known = intlByLocale.get(locale);
  if (known) return known;
  const intl = createIntl(
    {
      locale: languageTag(locale),
      messages: catalogueOf(locale),
      // By default, @formatjs/intl logs the error and returns the id of the message.
      onError: (cause) => {
        throw new I18nError('VR-I18N-001', `a message of "${locale}" cannot be formatted: ${cause.message}`, { cause });
      },
    },
    cache,
  );
  intlByLocale.set(locale, intl);
  return intl;
}
