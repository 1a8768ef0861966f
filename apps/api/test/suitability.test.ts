import type { Suitability } from '@veralune/api-client/contract';
import { languages, suitabilityValues, type Language } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { readContent } from '../src/content/read.ts';
import { shippedContent } from './support/catalogues.ts';
import { useApi } from './support/api.ts';

const { content } = readContent(shippedContent);
const products = [...content.products].map(([key, { suitability, texts }]) => ({ key, suitability, texts }));

type Words = Readonly<Record<Language, RegExp>>;

/** Ingredients of animal origin. Vitamin D3 is made from wool grease, unless the text says lichen. */
const animal: Words = {
  fr: /gélatine|poisson|abeille|collagène|(?<!sans )lait|cholécalciférol(?! issu de lichen)/i,
  nl: /gelatine|vis(?:olie|gelatine)|bijen|collageen|(?<!zonder )melk|cholecalciferol(?! uit korstmos)/i,
  de: /gelatine|fisch|bienen|kollagen|(?<!ohne )milch|cholecalciferol(?! aus flechte)/i,
  it: /gelatina|pesce|d’api|collagene|(?<!senza )latte|colecalciferolo(?! da lichen)/i,
  es: /gelatina|pescado|abejas|colágeno|(?<!sin )leche|colecalciferol(?! (?:de|procedente de|obtenido de) l[ií]quen)/i,
};
const sayVegan: Words = {
  fr: /convient aux végétaliens|conviennent aux végétaliens/i,
  nl: /veganist/i,
  de: /\bvegan/i,
  it: /\bvegan/i,
  es: /\bvegan/i,
};
/** Emphasised allergens, as far as the catalogue has them. */
const declared: Readonly<Partial<Record<Suitability['allergens'][number], Words>>> = {
  fish: { fr: /POISSON/, nl: /VIS/, de: /FISCH/, it: /PESCE/, es: /PESCADO/ },
  milk: { fr: /LAIT/, nl: /MELK/, de: /MILCH/, it: /LATTE/, es: /LECHE/ },
  soy: { fr: /SOJA/, nl: /SOJA/, de: /SOJA/, it: /SOIA/, es: /SOJA/ },
};
const pregnant: Words = { fr: /enceintes/, nl: /zwanger/, de: /schwanger/i, it: /gravidanza/, es: /embaraz/ };
const adults: Words = { fr: /adulte/i, nl: /volwassen/i, de: /erwachsene/i, it: /adult/i, es: /adult/i };

describe.each(products)('$key', ({ suitability, texts }) => {
  const of = (language: Language) => texts[language];

  test('says what it is', () => {
    expect(suitability).toBeDefined();
  });

  test.each(languages)('is vegan only with such ingredients, and if its texts say so: %s', (language) => {
    const { ingredients, description, meta } = of(language);
    if (suitability?.vegan === true) expect(ingredients).not.toMatch(animal[language]);
    if (sayVegan[language].test([ingredients, description, meta.description].join(' ')))
      expect(suitability?.vegan).toBe(true);
  });

  test.each(languages)('declares the allergens of its ingredients: %s', (language) => {
    const { ingredients } = of(language);
    const named = Object.entries(declared).filter(([, words]) => words[language].test(ingredients));
    const own = [...(suitability?.allergens ?? []), ...(suitability?.traces ?? [])];
    expect(named.map(([allergen]) => allergen).sort()).toEqual(own.sort());
  });

  test.each(languages)('has the age of its instructions: %s', (language) => {
    const { usage, precautions } = of(language);
    const [said, age] = [`${usage} ${precautions}`, suitability?.minimum_age ?? null];
    if (age === 18) expect(said).toMatch(adults[language]);
    else if (age !== null && age > 0) expect(said).toMatch(new RegExp(`\\b${String(age)}\\b`));
  });

  test.each(languages)('is for the pregnancy only if it is made for pregnant women: %s', (language) => {
    if (suitability?.pregnancy === true) expect(of(language).precautions).toMatch(pregnant[language]);
  });
});

test('one product is made for pregnant women', () => {
  const keys = products.filter(({ suitability }) => suitability?.pregnancy === true).map(({ key }) => key);
  expect(keys).toEqual(['ondamea-grossesse']);
});

describe('the filter', () => {
  const api = useApi('shipped');
  const listed = async (suitability: string[]) => {
    const query = { caracteristics: { suitability }, perPage: 100 };
    return (await api.ask('fr-be', 'products', { query })).items.map(({ slug }) => slug).sort();
  };

  test('finds the products that match every choice', async () => {
    const both = await listed(['vegan', 'no_allergen']);
    const [vegan, free] = [await listed(['vegan']), await listed(['no_allergen'])];
    expect(both).toEqual(vegan.filter((slug) => free.includes(slug)));
    expect(await listed(['children'])).toEqual(['florelune-bebe', 'florelune-junior', 'florelune-voyage']);
    expect(await listed(['vegan', 'children'])).toEqual([]);
    expect(await listed(['unknown'])).toEqual([]);
  });

  test('has a choice for each value, and counts what one more choice leaves', async () => {
    const query = { caracteristics: { suitability: ['vegan'] } };
    const { suitability } = await api.ask('de-de', 'filters', { query });
    expect(suitability.map(({ slug }) => slug)).toEqual([...suitabilityValues]);
    for (const { slug, count } of suitability) {
      const chosen = { caracteristics: { suitability: [...new Set(['vegan', slug])] }, perPage: 1 };
      expect([slug, (await api.ask('de-de', 'products', { query: chosen })).total]).toEqual([slug, count]);
    }
  });
});
