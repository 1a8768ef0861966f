import { languageOf, languages, locales, type Language } from '@veralune/routing';
import { textsOf } from '../content/texts.ts';
import type { BodyOf } from '../resources/bodies.ts';
import type { Resource } from '../resources/resource.ts';
import { wordsOf } from './fold.ts';
import { wordFields, type WordField } from './word-lists.ts';

/** Texts of one thing by the field that their words are found in. */
type SearchTexts = Readonly<Partial<Record<WordField, readonly string[]>>>;

/** Types of pages that a search finds. */
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

/** Words by field, folded; a word is in its heaviest field alone. */
export type SearchTerms = Readonly<Record<WordField, ReadonlySet<string>>>;

function termsIn(resource: Resource, language: Language): SearchTerms | null {
  if (!('texts' in resource.body)) return null;
  const { texts } = resource.body;
  const terms = { title: new Set<string>(), summary: new Set<string>(), text: new Set<string>() };
  // A market's own wording is found wherever its language is spoken: one index serves all markets of a language.
  const spoken = locales.filter((each) => languageOf(each) === language);
  const shown = new Set(
    spoken.map((each) => (texts[each] === undefined ? texts[language] : textsOf<object>(texts, each))),
  );
  for (const words of shown) {
    const found = textsIn(resource, words);
    if (found === null) return null;
    for (const field of wordFields)
      for (const text of found[field] ?? []) for (const word of wordsOf(text, language)) terms[field].add(word);
  }
  const summary = terms.summary.difference(terms.title);
  return { title: terms.title, summary, text: terms.text.difference(terms.title).difference(summary) };
}

/** What a search finds a resource by, in each language; null for what is not searched. */
export function searchTermsOf(resource: Resource): Readonly<Record<Language, SearchTerms>> | null {
  const terms = languages.map((language) => [language, termsIn(resource, language)] as const);
  return terms.some(([, found]) => found === null)
    ? null
    : (Object.fromEntries(terms) as Record<Language, SearchTerms>);
}
