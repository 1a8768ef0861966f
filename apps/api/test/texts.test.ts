import { locales, type Locale } from '@veralune/routing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSwissGerman } from '../src/content/swiss-german.ts';
import { textsOf, type ByLocale } from '../src/content/texts.ts';
import { replaceWordings } from '../src/content/wordings.ts';

describe('toSwissGerman', () => {
  test.each([
    ['Straße', 'Strasse'],
    ['MASSE, GRÖẞE', 'MASSE, GRÖSSE'],
    ['„Ja“, sagt sie', '«Ja», sagt sie'],
    ['„ein ‚leeres‘ Wort“', '«ein ‹leeres› Wort»'],
    ['geht’s', 'geht’s'],
    ['10.000 Stück', '10’000 Stück'],
    ['1.000', '1’000'],
    ['1.234.567,5', '1’234’567,5'],
    ['(12.500)', '(12’500)'],
    ['12.500.', '12’500.'],
    ['1.000 bis 2.500', '1’000 bis 2’500'],
    ['am 1.2.2026', 'am 1.2.2026'],
    ['am 01.10.2026', 'am 01.10.2026'],
    ['2,500 g', '2,500 g'],
    ['1,5.000', '1,5.000'],
    ['1000', '1000'],
    ['1234.567', '1234.567'],
    ['10.00', '10.00'],
    ['10.0000', '10.0000'],
    ['1.000.00', '1.000.00'],
    ['432/2012', '432/2012'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(toSwissGerman(text)).toBe(expected);
  });

  test('does not change its own result', () => {
    const german = fc.string({ unit: fc.constantFrom(...'aß„“‚‘’.,0123456789 ') });
    fc.assert(fc.property(german, (text) => toSwissGerman(toSwissGerman(text)) === toSwissGerman(text)));
  });
});

describe('replaceWordings', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['yaourt, yaourts', { yaourt: 'yogourt' }, 'yogourt, yogourts'],
    ['un verre (250 ml)', { '250 ml': '2,5 dl' }, 'un verre (2,5 dl)'],
    ['farmaci in farmacia', { farmaci: 'medicamenti', farmacia: 'farmacia' }, 'medicamenti in farmacia'],
    ['das Rad, das Fahrrad', { Rad: 'Velo', Fahrrad: 'Velo' }, 'das Velo, das Velo'],
    ['a b', { a: 'b', b: 'a' }, 'b a'],
    ['1+1 (a.b) $&', { '1+1': '2', '(a.b)': '$&', '$&': '$1' }, '2 $& $1'],
    ['Yaourt', { yaourt: 'yogourt' }, 'Yaourt'],
    ['constructor', { a: 'b' }, 'constructor'],
  ])('%j with %j', (text, wordings, expected) => {
    expect(replaceWordings(text, wordings)).toBe(expected);
  });
});

interface Words {
  readonly slug: string;
  readonly title: string;
  readonly sizes: readonly string[];
  readonly meta: { readonly title: string };
}

function words(text: string): Words {
  return { slug: 'strasse', title: text, sizes: [text, '2'], meta: { title: text } };
}

const plain: ByLocale<Words> = {
  fr: words('yaourt'),
  nl: words('x'),
  de: words('Straße'),
  it: words('x'),
  es: words('x'),
};

describe('textsOf', () => {
  test.each<[string, Locale, ByLocale<Words>, Words]>([
    ['the language', 'fr-be', plain, words('yaourt')],
    ['the Swiss spelling', 'de-ch', plain, words('Strasse')],
    ['the spelling of Germany', 'de-de', plain, words('Straße')],
    ['wordings in every text', 'fr-ch', { ...plain, 'fr-ch': { wordings: { yaourt: 'yogourt' } } }, words('yogourt')],
    [
      'wordings of another country',
      'fr-be',
      { ...plain, 'fr-ch': { wordings: { yaourt: 'yogourt' } } },
      words('yaourt'),
    ],
    [
      'wordings before the Swiss spelling',
      'de-ch',
      { ...plain, 'de-ch': { wordings: { Straße: 'Gaße' } } },
      words('Gasse'),
    ],
    [
      'fields as they are',
      'de-ch',
      { ...plain, 'de-ch': { wordings: { Straße: 'Weg' }, title: 'Straße „10.000“' } },
      { ...words('Weg'), title: 'Straße „10.000“' },
    ],
    ['a field that is undefined', 'de-ch', { ...plain, 'de-ch': { title: undefined } }, words('Strasse')],
    [
      'no change of a slug',
      'fr-ch',
      { ...plain, 'fr-ch': { wordings: { yaourt: 'a', strasse: 'b' } } },
      { ...words('a'), slug: 'strasse' },
    ],
    ['a slug of its own', 'fr-ch', { ...plain, 'fr-ch': { slug: 'x' } }, { ...words('yaourt'), slug: 'x' }],
  ])('%s', (_, locale, texts, expected) => {
    expect(textsOf(texts, locale)).toEqual(expected);
  });

  test.each(locales)('shares the object of the language in %s if nothing differs', (locale) => {
    const texts: ByLocale<Words> = { ...plain, de: words('Weg'), 'fr-ch': { wordings: { lait: 'x' } } };
    expect(textsOf(texts, locale)).toBe(texts[locale.slice(0, 2) as 'fr']);
  });
});
