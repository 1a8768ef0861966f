import type { Language } from '@veralune/routing';

/** A province, canton or state that forms offer as a choice. */
export interface Region {
  readonly code: string;
  /** Name in GeoNames. */
  readonly source: string;
  readonly label: (language: Language) => string;
}

/** A region with the same name in all languages. */
export function region(code: string, source: string, label = source): Region {
  return { code, source, label: () => label };
}

/** A region with a name in each language of its country. */
export function multilingual(code: string, source: string, names: Readonly<Partial<Record<Language, string>>>): Region {
  return {
    code,
    source,
    label: (language) => names[language] ?? source,
  };
}
