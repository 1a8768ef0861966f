import { languageOf, type Language, type Locale } from '@veralune/routing';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { OrderWords } from './order-words.ts';

const languages: Readonly<Record<Language, OrderWords>> = { fr, nl, de, it, es };

/** Swiss law calls the withdrawal a revocation (`révocation`), and the shop grants it by contract. */
const frenchSwitzerland: Partial<OrderWords> = {
  withdrawal:
    'Vous pouvez révoquer votre achat dans les 14 jours qui suivent la réception, sans donner de raison, avec « Révoquer le contrat » au bas de notre site ou dans votre compte.',
  withdrawn: {
    ...fr.withdrawn,
    title: (number) => `Votre révocation de la commande ${number}`,
    paragraphs: ['Nous avons bien reçu votre révocation. Conservez ce message : il en est la preuve.'],
  },
};

export function orderWordsOf(locale: Locale): OrderWords {
  const words = languages[languageOf(locale)];
  return locale === 'fr-ch' ? { ...words, ...frenchSwitzerland } : words;
}
