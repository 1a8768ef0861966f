import { languageOf, type Language, type Locale } from '@veralune/routing';
import { de } from './de.ts';
import { es } from './es.ts';
import { frCh } from './fr-ch.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MailWords } from './mail-words.ts';
import { nl } from './nl.ts';

const languages: Readonly<Record<Language, MailWords>> = { fr, nl, de, it, es };

/** Words of a country that differ from those of its language. */
const differences: Readonly<Partial<Record<Locale, (words: MailWords) => MailWords>>> = {
  'fr-ch': (words) => ({
    ...words,
    ...frCh,
    fields: { ...words.fields, zipcode: 'NPA', city: 'Localité', content: 'Contenu de la révocation' },
  }),
  'de-ch': (words) => ({
    ...words,
    greeting: 'Guten Tag',
    stockReminder: {
      ...words.stockReminder,
      title: (product) => `${product} ist wieder verfügbar`,
      paragraphs: (product) => [`Sie haben uns um eine Nachricht gebeten: ${product} ist wieder verfügbar.`],
    },
  }),
  'it-ch': (words) => ({ ...words, fields: { ...words.fields, zipcode: 'NPA', city: 'Località' } }),
};

export function wordsOf(locale: Locale): MailWords {
  const words = languages[languageOf(locale)];
  return differences[locale]?.(words) ?? words;
}
