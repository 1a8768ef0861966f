import type { Language } from '@veralune/routing';

/** A province, canton or state as forms offer it. */
export interface Region {
  readonly code: string;
  /** What GeoNames calls it. */
  readonly source: string;
  readonly label: (language: Language) => string;
}

/** A region with one name. */
export function region(code: string, source: string, label = source): Region {
  return { code, source, label: () => label };
}

/** A region that each of its country's languages names. */
export function multilingual(code: string, source: string, names: Readonly<Partial<Record<Language, string>>>): Region {
  return {
    code,
    source,
    label: (language) => names[language] ?? source,
  };
}
