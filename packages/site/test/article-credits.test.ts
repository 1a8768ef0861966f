import type { Page } from '@veralune/api-client/contract';
import { expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { creditsOf } from '../src/screens/article/credits.ts';
import { article } from './fixtures/catalogue.ts';

const page: Page = {
  ...article,
  body: [],
  credits: { author: 'nutritionist', reviewer: 'pharmacist', reviewed_on: '2026-03-01' },
  sources: [
    { text: 'Magnesium', url: 'https://doi.org/1', language: 'en' },
    { text: 'Le magnésium', url: 'https://doi.org/2', language: 'fr' },
    { text: '432/2012', url: 'https://eur-lex.europa.eu/3', language: null },
  ],
  strain: null,
  video: null,
  needs: [],
  children: [],
  related_products: [],
  alternates: [],
  meta: { title: 'x', description: 'x' },
};

it('names author and reviewer by their function, and the day of the review', () => {
  expect(creditsOf(page, createPageContext('fr-be')).credits?.items).toEqual([
    { label: 'Rédaction', text: 'Équipe de nutrition' },
    { label: 'Relecture', text: 'Équipe de pharmacie' },
    { label: 'Dernière vérification', text: '1er mars 2026', date: '2026-03-01' },
  ]);
});

it.each([
  ['fr-ch', ['en', undefined, undefined]],
  ['de-ch', ['en', 'fr', undefined]],
] as const)('names in %s the languages of sources in another language', (locale, languages) => {
  const { sources } = creditsOf(page, createPageContext(locale));
  expect(sources?.items.map(({ lang }) => lang)).toEqual(languages);
});

it('shows nothing of a page without credits and sources', () => {
  expect(creditsOf({ ...page, credits: null, sources: [] }, createPageContext('nl-be'))).toEqual({});
});
