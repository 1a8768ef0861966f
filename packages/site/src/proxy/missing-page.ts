import { slugify, type Match } from '@veralune/routing';
import { searchMinimum } from '../mappers/search-form.ts';
import type { Decision } from './decision.ts';

/** Longer addresses are rarely words that someone would search for. */
const maxLength = 60;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** The part of an address that names something: the last slug of a route, otherwise the last segment. */
function nameIn(found: Match, pathname: string): string {
  if (found.kind === 'route') return Object.values(found.params).findLast((value) => typeof value === 'string') ?? '';
  return decoded(pathname.split('/').at(-1) ?? '');
}

/** The words of an address as a slug; empty for files, for numbers and for text that is too short to search. */
function termsIn(found: Match, pathname: string): string {
  const name = nameIn(found, pathname);
  const terms = name.includes('.') ? '' : slugify(name, maxLength);
  return terms.length < searchMinimum || !/[a-z]/.test(terms) ? '' : terms;
}

/**
 * The 404 page in the language of the address. Its search form contains the words of the address:
 * `/fr/produit/micralba-zink` → `micralba zink`. Such a page is rendered for each request; the page without words is cached.
 */
export function missingPage(found: Match, pathname: string): Decision {
  const terms = termsIn(found, pathname);
  const path = ['', found.locale, 'error', '404', ...(terms === '' ? [] : [terms])].join('/');
  return { kind: 'rewrite', to: path, status: 404 };
}
