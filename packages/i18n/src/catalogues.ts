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

export function catalogueOf(locale: Locale): Catalogue {
  return {
    ...languages[languageOf(locale)],
    ...differences[locale],
  };
}
