/** The languages of hand-written examples: the site's languages without regions. */
export type Language = 'fr' | 'nl' | 'de' | 'it' | 'es';

/**
 * An example in each language.
 * @example byLanguage: inEachLanguage(cart)
 */
export function inEachLanguage<Example>(example: (language: Language) => Example): Record<Language, Example> {
  return {
    fr: example('fr'),
    nl: example('nl'),
    de: example('de'),
    it: example('it'),
    es: example('es'),
  };
}
