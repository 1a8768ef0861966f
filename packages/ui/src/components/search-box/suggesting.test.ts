import { describe, expect, test } from 'vitest';
import type { Suggestions } from '../search-suggestions/search-suggestions.tsx';
import { nextSuggesting, notSuggesting, type Suggesting, type SuggestingEvent } from './suggesting.ts';

const found: Suggestions = { groups: [], all: { label: 'Voir les 2 résultats', href: '/fr/resultats/-r--zinc' } };
const newer: Suggestions = { groups: [], all: { label: 'Voir le résultat', href: '/fr/resultats/-r--zinc-vita' } };

function type(text: string): SuggestingEvent {
  return { kind: 'input', text, minLength: 2 };
}
function answer(text: string, suggestions: Suggestions | null): SuggestingEvent {
  return { kind: 'answer', text, suggestions };
}
function fail(text: string): SuggestingEvent {
  return { kind: 'failure', text };
}
const dismiss: SuggestingEvent = { kind: 'dismiss' };

describe('the suggestions', () => {
  test.each<[string, readonly SuggestingEvent[], Suggesting]>([
    ['nothing was typed', [], notSuggesting],
    ['one character', [type('z')], notSuggesting],
    ['one character and spaces', [type('  z ')], notSuggesting],
    ['two characters', [type('zi')], { text: 'zi', state: { kind: 'loading' } }],
    ['results', [type('zi'), answer('zi', found)], { text: 'zi', state: { kind: 'results', suggestions: found } }],
    ['no results', [type('zx'), answer('zx', null)], { text: 'zx', state: { kind: 'empty' } }],
    ['a failure', [type('zi'), fail('zi')], { text: 'zi', state: { kind: 'error' } }],
    [
      'a further character after results',
      [type('zi'), answer('zi', found), type('zin')],
      { text: 'zin', state: { kind: 'loading' } },
    ],
    [
      'a further character after a failure',
      [type('zi'), fail('zi'), type('zin')],
      { text: 'zin', state: { kind: 'loading' } },
    ],
    ['the text was deleted', [type('zi'), answer('zi', found), type('')], notSuggesting],
    [
      'a late answer to an earlier text',
      [type('zi'), type('zin'), answer('zi', found)],
      { text: 'zin', state: { kind: 'loading' } },
    ],
    [
      'a late answer after the newer one',
      [type('zi'), type('zin'), answer('zin', newer), answer('zi', found)],
      { text: 'zin', state: { kind: 'results', suggestions: newer } },
    ],
    ['a late failure', [type('zi'), type('zin'), fail('zi')], { text: 'zin', state: { kind: 'loading' } }],
    ['dismissed', [type('zi'), answer('zi', found), dismiss], notSuggesting],
    ['an answer after the dismissal', [type('zi'), dismiss, answer('zi', found)], notSuggesting],
    ['an answer after the text was deleted', [type('zi'), type(''), answer('zi', found)], notSuggesting],
  ])('after %s', (_, events, expected) => {
    expect(events.reduce<Suggesting>(nextSuggesting, notSuggesting)).toEqual(expected);
  });
});
