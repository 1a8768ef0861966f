import { locales, type Locale } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { errorTexts } from '../src/layout/error-texts.ts';
import { createPageContext } from '../src/page-context.ts';
import { errorProps } from '../src/screens/error/error-props.ts';

describe('errorProps', () => {
  const context = createPageContext('fr-be');

  it.each<[string | undefined, string | undefined]>([
    ['micralba-zink', 'micralba zink'],
    ['un-ete-calme', 'un ete calme'],
    [undefined, undefined],
  ])('404: the words of the address %s are the value of the search form', (terms, value) => {
    expect(errorProps(404, context, terms).search?.value).toBe(value);
  });

  it.each([401, 500] as const)('%s: has no search', (status) => {
    expect(errorProps(status, context).search).toBeUndefined();
  });
});

describe('errorTexts', () => {
  it.each<[Locale, string, string]>([
    ['nl-be', 'Pagina 404 – Veralune', '/nl'],
    ['de-ch', 'Seite 404 – Veralune', '/de'],
    ['es-es', 'Página 404 – Veralune', '/'],
  ])('%s: title with the status and a link home in its language', (locale, title, home) => {
    const texts = errorTexts(createPageContext(locale));
    expect(texts[404].documentTitle).toBe(title);
    expect(texts[500].home.href).toBe(home);
  });

  it.each(locales)('%s: 404 and 500 say different things', (locale) => {
    const texts = errorTexts(createPageContext(locale));
    expect(texts[404].title).not.toBe(texts[500].title);
  });
});
