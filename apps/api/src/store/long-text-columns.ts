import { languageOf, languages, locales, type Language } from '@veralune/routing';
import { resources } from '../db/schema.ts';
import type { Resource } from '../resources/resource.ts';

/** Column of the long texts of each language. */
export const longTextColumns = {
  fr: resources.textsFr,
  nl: resources.textsNl,
  de: resources.textsDe,
  it: resources.textsIt,
  es: resources.textsEs,
} as const satisfies Record<Language, unknown>;

type LongTexts = Pick<typeof resources.$inferSelect, 'textsFr' | 'textsNl' | 'textsDe' | 'textsIt' | 'textsEs'>;

function inLanguage({ kind, body }: Resource, language: Language): string | null {
  if ((kind !== 'product' && kind !== 'faq') || !('texts' in body)) return null;
  const { texts } = body;
  const own = locales.filter((locale) => languageOf(locale) === language && texts[locale] !== undefined);
  return JSON.stringify(Object.fromEntries([language, ...own].map((name) => [name, texts[name]])));
}

/** Texts that the projection does not keep in memory; null for kinds whose texts it keeps completely. */
export function longTextsOf(resource: Resource): LongTexts {
  const [textsFr, textsNl, textsDe, textsIt, textsEs] = languages.map((language) => inLanguage(resource, language));
  return {
    textsFr: textsFr ?? null,
    textsNl: textsNl ?? null,
    textsDe: textsDe ?? null,
    textsIt: textsIt ?? null,
    textsEs: textsEs ?? null,
  };
}
