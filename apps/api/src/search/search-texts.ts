import { languageOf, languages, locales, type Language } from '@veralune/routing';
import { textsOf } from '../content/texts.ts';
import type { BodyOf } from '../resources/bodies.ts';
import type { Resource } from '../resources/resource.ts';
import { wordsOf } from './fold.ts';
import { wordFields, type WordField } from './word-lists.ts';

/** Texts of one resource, by search field. */
type SearchTexts = Readonly<Partial<Record<WordField, readonly string[]>>>;

/** Page types that are included in the search. */
const searchedPages: ReadonlySet<BodyOf<'page'>['type']> = new Set([
  'advice',
  'innovation',
  'about',
  'corpo_main',
  'corpo_page',
]);

type Words<Name extends 'product' | 'brand' | 'need' | 'page' | 'category' | 'theme'> = BodyOf<Name>['texts']['fr'];

function textsIn(resource: Resource, words: unknown): SearchTexts | null {
  switch (resource.kind) {
    case 'product': {
      const { name, summary, description, claims } = words as Words<'product'>;
      return { title: [name], summary: [summary, ...claims], text: [description] };
    }
    case 'brand': {
      const { title, tagline, description } = words as Words<'brand'>;
      return { title: [title], summary: [tagline], text: [description] };
    }
    case 'need': {
      const { title, label, summary, body } = words as Words<'need'>;
      return { title: [title, label], summary: [summary], text: [body] };
    }
    case 'page': {
      if (!searchedPages.has(resource.body.type)) return null;
      const { title, summary, body } = words as Words<'page'>;
      return { title: [title], summary: [summary], text: [body] };
    }
    case 'category':
      return { title: [(words as Words<'category'>).title] };
    case 'active_ingredient':
    case 'galenic_format':
    case 'flavour':
    case 'theme':
      return { title: [(words as Words<'theme'>).label] };
    default:
      return null;
  }
}

/** Folded words by field. A word is only in the field with the highest weight. */
export type SearchTerms = Readonly<Record<WordField, ReadonlySet<string>>>;

function termsIn(resource: Resource, language: Language): SearchTerms | null {
  if (!('texts' in resource.body)) return null;
  const { texts } = resource.body;
  const terms = { title: new Set<string>(), summary: new Set<string>(), text: new Set<string>() };
  // One index serves all markets of a language, so it includes the texts that only one market uses.
  const spoken = locales.filter((each) => languageOf(each) === language);
  const shown = new Set(spoken.map((each) => textsOf<object>(texts, each)));
  for (const words of shown) {
    const found = textsIn(resource, words);
    if (found === null) return null;
    for (const field of wordFields)
      for (const text of found[field] ?? []) for (const word of wordsOf(text, language)) terms[field].add(word);
  }
  const summary = terms.summary.difference(terms.title);
  return { title: terms.title, summary, text: terms.text.difference(terms.title).difference(summary) };
}

/** The words that a resource is found by, in each language; null for resources that are not searched. */
export function searchTermsOf(resource: Resource): Readonly<Record<Language, SearchTerms>> | null {
  const terms = languages.map((language) => [language, termsIn(resource, language)] as const);
  return terms.some(([, found]) => found === null)
    ? null
    : (Object.fromEntries(terms) as Record<Language, SearchTerms>);
}
