import { languageOf, type Locale } from '@veralune/routing';
import type { ByLocale } from './texts.ts';
import { replaceWordings } from './wordings.ts';

type Path = readonly PropertyKey[];

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<PropertyKey, unknown>>)[name] : undefined,
    value,
  );
}

/**
 * Where a text that a locale shows is written: in a field of the locale, in its wordings, or in its language.
 * @param path of the text in the texts of the locale: `['meta', 'title']`
 */
export function writtenAt(texts: ByLocale<object>, locale: Locale, path: Path): Path {
  const { wordings, ...own } = texts[locale] ?? {};
  if (valueAt(own, path) !== undefined) return ['texts', locale, ...path];
  const language = languageOf(locale);
  const written = valueAt(texts[language], path);
  const isWorded =
    wordings !== undefined && typeof written === 'string' && replaceWordings(written, wordings) !== written;
  return isWorded ? ['texts', locale, 'wordings'] : ['texts', language, ...path];
}
