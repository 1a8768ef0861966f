import { locales } from '@veralune/routing';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator, languageTag, type SimpleMessageId } from '@veralune/i18n';
import { catalogueOf } from '../src/catalogues.ts';
import { intlOf } from '../src/intl-of.ts';
import { argumentsOf, type Argument } from '../scripts/message-arguments.ts';

function arbitraryOf(argument: Argument): Arbitrary<unknown> {
  if (argument.kind === 'number')
    return fc.oneof(fc.constantFrom(0, 1, 2, 1_000_000), fc.nat(), fc.double({ noNaN: true }));
  if (argument.kind === 'date') return fc.date({ noInvalidDate: true });
  if (argument.kind === 'select' && argument.choices.length > 0) return fc.constantFrom(...argument.choices);
  return fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<b>', '{x}', "it's", '#'));
}

describe.each(locales)('%s', (locale) => {
  it.each(Object.entries(catalogueOf(locale)))('%s', (id, text) => {
    const model = Object.fromEntries([...argumentsOf(text)].map(([name, argument]) => [name, arbitraryOf(argument)]));
    fc.assert(
      fc.property(fc.record(model), (values) => {
        const shown: unknown = intlOf(locale).formatMessage({ id }, values as Record<string, string>, {
          ignoreTag: true,
        });
        expect(shown).toBeTypeOf('string');
        expect(shown).not.toBe('');
      }),
      { numRuns: Object.keys(model).length === 0 ? 1 : 30 },
    );
  });
});

describe('createTranslator', () => {
  const t = createTranslator('fr-be');

  it('is cached for each locale', () => {
    expect(createTranslator('fr-be')).toBe(t);
    expect(createTranslator('fr-ch')).not.toBe(t);
    expect(t.locale).toBe('fr-be');
  });

  it.each([
    [0, 'Aucun résultat'],
    [1, '1 résultat trouvé'],
    [12, '12 résultats trouvés'],
  ])('counts %d results', (count, expected) => {
    expect(t('results.count', { count })).toBe(expected);
  });

  it('does not change markup in a value', () => {
    expect(t('results.title.terms', { terms: '<script>' })).toContain('<script>');
  });

  it('accepts an id from a template literal', () => {
    const order: 'price_asc' | 'price_desc' = 'price_desc';
    expect(t(`filters.sort.${order}`)).toBe('Prix décroissant');
    const simple: SimpleMessageId = 'breadcrumb.home';
    expect(t(simple)).toBe('Accueil');
  });

  it('has type errors for wrong ids and arguments', () => {
    // @ts-expect-error no such message
    expect(() => t('results.cuont')).toThrow('VR-I18N-001');
    // @ts-expect-error the count is missing
    expect(() => t('results.count')).toThrow('VR-I18N-001');
    // @ts-expect-error the argument has another name
    expect(() => t('results.count', { total: 1 })).toThrow('VR-I18N-001');
    // @ts-expect-error a message without arguments
    expect(t('breadcrumb.home', { count: 1 })).toBe('Accueil');
  });
});

it.each(locales)('languageTag of %s', (locale) => {
  expect(languageTag(locale)).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
});
