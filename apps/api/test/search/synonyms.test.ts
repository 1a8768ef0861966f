import { languages } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { readValidContent } from '../../src/content/read.ts';
import { stemUse } from '../../src/search/search-index.ts';
import { synonyms } from '../../src/content/synonyms.ts';
import { fold } from '../../src/search/fold.ts';
import { useApi } from '../support/api.ts';
import { shippedContent } from '../support/catalogues.ts';

const api = useApi('shipped');
const shipped = readValidContent(shippedContent).synonyms;

describe('an invalid file of synonyms is rejected', () => {
  test.each([
    ['a capital letter', [{ from: ['Dormir'], to: ['sommeil'] }], 'must be one lower-case word'],
    ['two words', [{ from: ['mal dormir'], to: ['sommeil'] }], 'must be one lower-case word'],
    [
      'a word that is its own synonym',
      [{ from: ['sommeil', 'nuit'], to: ['sommeil'] }],
      '"sommeil" is its own synonym',
    ],
    ['a word twice in a list', [{ same: ['vue', 'vue'] }], '"vue" is in this list twice'],
    [
      'a word in two entries',
      [{ same: ['vue', 'vision'] }, { from: ['vue'], to: ['yeux'] }],
      '"vue" already has an entry',
    ],
  ])('%s', (_, file, reason) => {
    const { error } = synonyms.safeParse(file);
    expect(error?.issues.map(({ message }) => message).join()).toContain(reason);
  });
});

describe('the shipped synonyms', () => {
  test.each(languages)('%s refer to words of the catalogue', (language) => {
    const file = shipped.get(language) ?? [];
    expect(file.length).toBeGreaterThanOrEqual(30);
    const views = [...api.catalogue().current.views.values()].filter((view) => view.language === language);
    const targets = file.flatMap((entry) => ('to' in entry ? entry.to : 'same' in entry ? entry.same : []));
    const unknown = targets.filter((target) =>
      views.every(({ search }) => !stemUse(search).isName(search.words.vocabulary.stemOf(fold(target)) ?? '')),
    );
    expect(unknown).toEqual([]);
  });
});
