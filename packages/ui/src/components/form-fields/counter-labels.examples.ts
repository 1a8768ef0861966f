import type { Language } from '../../examples/language.examples.ts';
import type { CountedTextAreaProps } from '../field/counted-text-area.tsx';

/** Texts of the counter for a given maximum. */
export function counterLabelsIn(language: Language, limit: string): CountedTextAreaProps['labels'] {
  const words = {
    fr: {
      limit: `${limit} caractères au plus.`,
      left: { locale: 'fr-BE', one: 'Il reste # caractère.', other: 'Il reste # caractères.' },
      over: { locale: 'fr-BE', one: '# caractère de trop.', other: '# caractères de trop.' },
    },
    nl: {
      limit: `Hoogstens ${limit} tekens.`,
      left: { locale: 'nl-BE', one: 'Nog # teken.', other: 'Nog # tekens.' },
      over: { locale: 'nl-BE', one: '# teken te veel.', other: '# tekens te veel.' },
    },
    de: {
      limit: `Höchstens ${limit} Zeichen.`,
      left: { locale: 'de-DE', one: 'Noch # Zeichen möglich.', other: 'Noch # Zeichen möglich.' },
      over: { locale: 'de-DE', one: '# Zeichen zu viel.', other: '# Zeichen zu viel.' },
    },
    it: {
      limit: `Al massimo ${limit} caratteri.`,
      left: { locale: 'it-IT', one: 'Ancora # carattere.', other: 'Ancora # caratteri.' },
      over: { locale: 'it-IT', one: '# carattere di troppo.', other: '# caratteri di troppo.' },
    },
    es: {
      limit: `Como máximo ${limit} caracteres.`,
      left: { locale: 'es-ES', one: 'Queda # carácter.', other: 'Quedan # caracteres.' },
      over: { locale: 'es-ES', one: 'Sobra # carácter.', other: 'Sobran # caracteres.' },
    },
  };
  return words[language];
}
