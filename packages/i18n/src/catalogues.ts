import { languageOf, type Language, type Locale } from '@veralune/routing';
import deCh from '../messages/de-ch.json' with { type: 'json' };
import de from '../messages/de.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import frCh from '../messages/fr-ch.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import itCh from '../messages/it-ch.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import type { Catalogue } from './generated/message-arguments.ts';

const languages: Readonly<Record<Language, Catalogue>> = { fr, nl, de, it, es };

/** Messages of a country that differ from those of its language. */
const differences: Readonly<Partial<Record<Locale, Partial<Catalogue>>>> = {
  'fr-ch': frCh,
  'de-ch': deCh,
  'it-ch': itCh,
};

/** The languages in which a missing text is shown, in this order. Source: 1-site.md §9 "Fallback language order". */
const fallbackLanguages: readonly Language[] = ['fr', 'es', 'de', 'it'];

/**
 * Merges the texts of a locale: those of its country, then of its language, then of the fallback languages.
 * `node scripts/check.ts` refuses a language with missing texts; a partial catalogue, such as that of a new language, can have them.
 */
export function mergeCatalogues<Texts extends object>(
  locale: Locale,
  byLanguage: Readonly<Partial<Record<Language, Partial<Texts>>>>,
  byLocale: Readonly<Partial<Record<Locale, Partial<Texts>>>> = {},
): Partial<Texts> {
  const order = [
    byLocale[locale],
    byLanguage[languageOf(locale)],
    ...fallbackLanguages.map((each) => byLanguage[each]),
  ];
  return Object.assign({}, ...order.toReversed()) as Partial<Texts>;
}

export function catalogueOf(locale: Locale): Catalogue {
  // French has all texts.
  return mergeCatalogues<Catalogue>(locale, languages, differences) as Catalogue;
}
