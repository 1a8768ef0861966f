import { cloneElement, isValidElement } from 'react';

/** What Switzerland writes differently, in every language and in German and Italian. The order matters. */
const everywhere: readonly (readonly [RegExp, string])[] = [
  [/€/g, 'CHF'],
  [/\bEuro\b/g, 'Franken'],
  [/\beuros?\b/g, 'francs'],
];
const german: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/[„“]([^„“”]*)[“”]/g, '«$1»'],
  [/\bAngebot\b/g, 'Aktion'],
  [/\bWiderrufsrecht\b/g, 'Rückgaberecht'],
  [/\bParken\b/g, 'Parkieren'],
];

/** The text as the Swiss sites write it. */
function swissText(text: string, language: string): string {
  const rules = language === 'de' ? [...everywhere, ...german] : everywhere;
  return rules.reduce((result, [from, to]) => result.replace(from, to), text);
}

function swissEntries(value: object, language: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, swissValue(each, language)]));
}

function swissValue(value: unknown, language: string): unknown {
  if (typeof value === 'string') return swissText(value, language);
  if (Array.isArray(value)) return value.map((each) => swissValue(each, language));
  if (isValidElement<object>(value)) return cloneElement(value, swissEntries(value.props, language));
  return typeof value === 'object' && value !== null ? swissEntries(value, language) : value;
}

/**
 * An example in francs and in Swiss words. Examples that are written by hand exist once per language; this makes those of
 * the Swiss locales from them.
 * @param locale `de-CH` or `de-ch`; the props of other markets are returned as they are
 */
export function inLocale<Props extends object>(props: Props, locale: string): Props {
  return /-ch$/i.test(locale) ? (swissValue(props, locale.slice(0, 2)) as Props) : props;
}
