import { languages, locales, type Language, type Locale } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { typographyRulesOf } from '@veralune/i18n/typography';

const nb = '\u00a0';

function faultsIn(name: Language | Locale, text: string): string[] {
  return typographyRulesOf(name)
    .filter(({ wrong }) => wrong.test(text))
    .map(({ what }) => what);
}

describe('typographyRulesOf', () => {
  it.each<[Language | Locale, string, string]>([
    ['fr', "L'effort", 'has straight quotes'],
    ['fr', 'L’effort : simple', 'allows a line break at a punctuation mark'],
    ['fr-ch', 'L’effort : simple', 'allows a line break at a punctuation mark'],
    ['fr', 'Un effort; simple', 'has no space before a punctuation mark'],
    ['fr', 'Un « effort »', 'allows a line break at a punctuation mark'],
    ['fr', 'Un «effort»', 'has no space inside quotes'],
    ['fr', 'Un “effort”', 'has quotes of another language'],
    ['fr', '20\u202f%', 'has a narrow no-break space (U+202F)'],
    ['fr', '20% de plus', 'has no space before %'],
    ['nl', 'Een “sport” van 20 %', 'has a space before %'],
    ['nl', '„Sport“', 'has quotes of another language'],
    ['nl', `Sport${nb}: ja`, 'has a space before a punctuation mark'],
    ['de', '«Sport»', 'has quotes of another language'],
    ['de', 'Sport, 5 mg', 'allows a line break between a number and its unit'],
    ['de', '10 m²', 'allows a line break between a number and its unit'],
    ['de-ch', '20%', 'has no space before %'],
    ['de-ch', 'Spaß', 'has an ß'],
    ['de-ch', '„Sport“', 'has quotes of Germany'],
    ['it', 'Lo sport...', 'has three dots'],
    ['it', 'Lo sport , sempre', 'has a space before a punctuation mark'],
    ['es', 'El  deporte', 'has unnecessary spaces'],
    ['es', '20 %', 'allows a line break before %'],
  ])('finds in %s: %s', (name, text, what) => {
    expect(faultsIn(name, text)).toContain(what);
  });

  it.each<[Language | Locale, string]>([
    ['fr', `L’effort${nb}: 20${nb}% de «${nb}plus${nb}» à 10:30, https://a.example`],
    ['nl', `“Sport”: 20% in 5${nb}g`],
    ['de', `„Sport“: 20${nb}% in 5${nb}g, 10.000${nb}m²`],
    ['de-de', 'Spaß'],
    ['de-ch', '«Sport»: 10’000'],
    ['it', 'Nel 2025 l’ha fatto, «sempre»: 20%'],
    ['es', `«¿Deporte?»: 20${nb}%, dijo “sí”`],
  ])('finds nothing in %s: %s', (name, text) => {
    expect(faultsIn(name, text)).toEqual([]);
  });

  it.each([...languages, ...locales])('has a rule without the flag g for %s', (name) => {
    expect(typographyRulesOf(name).length).toBeGreaterThan(8);
    expect(typographyRulesOf(name).filter(({ wrong }) => wrong.global)).toEqual([]);
  });
});
