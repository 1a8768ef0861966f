import type { FacetChoice, Product, Suitability } from '@veralune/api-client/contract';
import { markets } from '@veralune/routing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { threeQuestions } from '../src/proxy/steps/three-questions.ts';
import { robotsRules } from '../src/robots.ts';
import { answersPage } from '../src/screens/three-answers/answers-page.ts';
import type { ThreeAnswersData } from '../src/screens/three-answers/data.ts';
import { threeQuestionsProps } from '../src/screens/three-questions/props.ts';
import { answersHref, answersIn, anyForm, persons, type Answers, type Person } from '../src/three-questions/answers.ts';
import { chosenProducts, isMeantFor, suitedProducts } from '../src/three-questions/suited-products.ts';
import { need, product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');
const nb = '\u00a0';

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', 'compare,needs,store-finder,three-questions,who-can-give-you-advice');
});

describe('the answers in an address', () => {
  it.each<[string, Answers | 'invalid' | null]>([
    ['', null],
    ['utm=1', null],
    ['need=31', { need: 31 }],
    ['need=31&utm=1', { need: 31 }],
    ['need=31&person=adult', { need: 31, person: 'adult' }],
    ['person=adult&need=31', { need: 31, person: 'adult' }],
    ['need=31&person=adult&form=5', { need: 31, person: 'adult', form: 5 }],
    ['need=31&person=adult&form=any', { need: 31, person: 'adult', form: 'any' }],
    ['need=', 'invalid'],
    ['need=0', 'invalid'],
    ['need=-1', 'invalid'],
    ['need=99999999999', 'invalid'],
    ['need=<b>', 'invalid'],
    ['person=adult', 'invalid'],
    ['form=any', 'invalid'],
    ['need=31&form=any', 'invalid'],
    ['need=31&person=cat', 'invalid'],
    ['need=31&person=constructor', 'invalid'],
    ['need=31&person=adult&form=', 'invalid'],
    ['need=31&person=adult&form=powder', 'invalid'],
  ])('?%s', (query, answers) => {
    expect(answersIn(new URLSearchParams(query))).toEqual(answers);
  });

  it.each<Answers>([
    { need: 31 },
    ...persons.map((person) => ({ need: 31, person })),
    { need: 31, person: 'adult', form: anyForm },
    { need: 31, person: 'adult', form: 5 },
  ])('are the same after they were written to an address: %o', (answers) => {
    const { searchParams } = new URL(answersHref(answers, 'de-de'), 'https://de.example');
    expect(answersIn(searchParams)).toEqual(answers);
  });
});

describe('the proxy', () => {
  const found = { kind: 'route', route: 'three-questions', locale: 'fr-be', params: {}, preview: false } as never;
  const brief = (query: string) => ({ kind: 'rewrite', to: `/fr-be/three-answers${query}`, cache: 'brief' });
  it.each([
    ['', null],
    ['?utm=1', null],
    ['?need=31', brief('?need=31')],
    ['?need=31&utm=1', brief('?need=31')],
    ['?form=5&person=child&need=31', brief('?need=31&person=child&form=5')],
    ['?need=sommeil', { kind: 'rewrite', to: '/fr-be/error/404/trois-questions', status: 404 }],
  ])('%s', (search, decision) => {
    expect(threeQuestions({ search, pathname: '/fr/trois-questions' }, found)).toEqual(decision);
  });

  it('excludes crawlers from the answers', () => {
    expect(robotsRules(markets.be).disallow).toContain('/fr/trois-questions?');
  });
});

function suitability(minimumAge: number | null, facts: Partial<Suitability> = {}): Suitability {
  return { vegan: false, pregnancy: false, minimum_age: minimumAge, allergens: [], traces: [], ...facts };
}

describe('whom a product is meant for', () => {
  const everyAdult: Person[] = ['adult', 'medicines'];
  it.each<[string, Suitability | null, Person[]]>([
    ['nothing is known', null, everyAdult],
    ['no age', suitability(null), everyAdult],
    ['adults', suitability(18), everyAdult],
    ['from 15 years', suitability(15), [...everyAdult, 'teenager']],
    ['from 12 years', suitability(12), [...everyAdult, 'teenager']],
    ['from 6 years', suitability(6), [...everyAdult, 'teenager', 'child']],
    ['from 3 years', suitability(3), ['child']],
    ['from birth', suitability(0), ['baby']],
    ['vegan adults', suitability(18, { vegan: true }), [...everyAdult, 'vegan']],
    ['vegan babies', suitability(0, { vegan: true }), ['baby']],
    ['pregnancy', suitability(null, { pregnancy: true }), [...everyAdult, 'pregnancy']],
  ])('%s', (_, known, expected) => {
    expect(new Set(persons.filter((person) => isMeantFor(person, known)))).toEqual(new Set(expected));
  });
});

function item(id: number, facts: Partial<Product> = {}): Product {
  return { ...product, id, slug: `produit-${String(id)}`, in_stock: true, suitability: suitability(18), ...facts };
}

const drops = { slug: 'gouttes', label: 'Gouttes' };
const capsules = { slug: 'gelules', label: 'Gélules' };

function idsOf(products: readonly Product[]) {
  return products.map(({ id }) => id);
}

describe('the order of products', () => {
  it('has those in stock first, and those for the whole group before those for its older part', () => {
    const products = [
      item(1, { suitability: suitability(15) }),
      item(2, { suitability: suitability(12), in_stock: false }),
      item(3, { suitability: suitability(6) }),
      item(4),
      item(5, { suitability: suitability(12) }),
    ];
    expect(idsOf(suitedProducts(products, 'teenager'))).toEqual([3, 5, 1, 2]);
  });
});

describe('the chosen products', () => {
  const forms = new Map([
    [1, 'gelules'],
    [5, 'gouttes'],
  ]);
  const inCapsules = [1, 2, 3, 4].map((id) => item(id, { galenic_format: capsules }));
  const inDrops = item(5, { galenic_format: drops });
  it.each<[string, readonly Product[], number | typeof anyForm, [number[], number[]]]>([
    ['three of any form', [...inCapsules, inDrops], anyForm, [[1, 2, 3], []]],
    ['three of one form', [...inCapsules, inDrops], 1, [[1, 2, 3], []]],
    ['one of the form, two of others', [...inCapsules, inDrops], 5, [[5], [1, 2]]],
    ['others of a form that no product has', [inDrops], 6, [[], [5]]],
    ['none', [], anyForm, [[], []]],
    ['none of a form', [], 1, [[], []]],
  ])('%s', (_, suited, form, [matches, others]) => {
    const chosen = chosenProducts(suited, form, (id) => forms.get(id));
    expect([idsOf(chosen.matches), idsOf(chosen.others)]).toEqual([matches, others]);
  });
});

function facet(id: number, { slug, label }: { slug: string; label: string }): FacetChoice {
  return { id, slug, label, count: 1, selected: false };
}

const data: ThreeAnswersData = {
  need,
  products: [item(1, { galenic_format: capsules }), item(2, { galenic_format: drops })],
  forms: [facet(1, capsules), facet(5, drops), facet(6, { slug: 'sticks', label: 'Sticks' })],
  pointOfSale: true,
};

function productsOf(answers: Answers, from = data, of = context) {
  const page = answersPage(from, answers, of);
  if (page.kind !== 'products') throw new Error('It is a question.');
  return page.screen;
}

function choicesOf(answers: Answers) {
  const page = answersPage(data, answers, context);
  if (page.kind !== 'question' || page.screen.choices.kind !== 'links') throw new Error('It has no links.');
  return page.screen.choices.links;
}

describe('the questions', () => {
  it('offer the needs that have products, in their groups', () => {
    const parent = { ...need, id: 21, slug: 'digestion', title: 'Digestion', parent: null };
    const empty = { ...need, id: 32, product_count: 0 };
    const { choices } = threeQuestionsProps([parent, need, empty], context);
    expect(choices).toMatchObject({
      kind: 'needs',
      groups: [{ id: 'digestion', needs: [{ href: '/fr/trois-questions?need=31' }] }],
    });
    expect(choices.kind === 'needs' && choices.groups[0]?.needs).toHaveLength(1);
  });

  it('offer every person', () => {
    expect(choicesOf({ need: 31 })).toHaveLength(persons.length);
    expect(choicesOf({ need: 31 })[0]?.href).toBe('/fr/trois-questions?need=31&person=adult');
  });

  it('offer only forms of products for the person, with their number', () => {
    expect(choicesOf({ need: 31, person: 'adult' }).map(({ label, detail }) => [label, detail])).toEqual([
      ['Peu importe la forme', '2 produits'],
      ['Gélules', '1 produit'],
      ['Gouttes', '1 produit'],
    ]);
  });

  it('lead back to each question from its answer', () => {
    const { trail } = productsOf({ need: 31, person: 'adult', form: 5 });
    expect(trail.items.map(({ answer, href }) => [answer, href])).toEqual([
      ['Confort digestif', '/fr/trois-questions'],
      ['Un adulte', '/fr/trois-questions?need=31'],
      ['Gouttes', '/fr/trois-questions?need=31&person=adult'],
    ]);
  });
});

describe('the products', () => {
  it('have their reason in one sentence', () => {
    const { matches } = productsOf({ need: 31, person: 'adult', form: anyForm });
    expect(matches?.products.map(({ why }) => why)).toEqual([
      `Il figure sous «${nb}Confort digestif${nb}», s’adresse aux adultes et se présente en gélules.`,
      `Il figure sous «${nb}Confort digestif${nb}», s’adresse aux adultes et se présente en gouttes.`,
    ]);
  });

  it('keep the capital of a German form', () => {
    const { matches } = productsOf({ need: 31, person: 'adult', form: 5 }, data, createPageContext('de-de'));
    expect(matches?.products[0]?.why).toContain('kommt als Gouttes.');
  });

  it('are compared by a link if there are several', () => {
    const several = productsOf({ need: 31, person: 'adult', form: anyForm });
    expect(several.links[0]?.href).toBe('/fr/comparer?products=1,2');
    expect(several.matches?.text).toBeUndefined();
  });

  it('say so if there is only one, and show other forms apart', () => {
    const { matches, others, links } = productsOf({ need: 31, person: 'adult', form: 5 });
    expect(matches?.products).toHaveLength(1);
    expect(matches?.text).not.toBe('');
    expect(others?.products).toHaveLength(1);
    expect(links.map(({ href }) => href)).toEqual(['/fr/besoin/confort-digestif']);
  });

  it.each<[Person, boolean]>([
    ['adult', false],
    ['vegan', false],
    ['medicines', true],
    ['pregnancy', true],
    ['teenager', true],
    ['child', true],
    ['baby', true],
  ])('ask %s to see a pharmacist first: %s', (person, asks) => {
    expect(productsOf({ need: 31, person, form: anyForm }).first !== undefined).toBe(asks);
  });

  it('are absent for a person without any, who is not asked for a form', () => {
    const { matches, empty, others, links } = productsOf({ need: 31, person: 'child' });
    expect([matches, others, links]).toEqual([undefined, undefined, []]);
    expect(empty?.links?.map(({ href }) => href)).toEqual(['/fr/besoin/confort-digestif']);
  });

  it('lead to all forms if none has the wanted one', () => {
    const { empty } = productsOf({ need: 31, person: 'adult', form: 6 });
    expect(empty?.links?.[0]?.href).toBe('/fr/trois-questions?need=31&person=adult&form=any');
  });

  it.each([
    [true, '/fr/trouver-une-pharmacie'],
    [false, '/fr/interlocuteur'],
  ])('end in the pharmacies (%s), or in who can give advice', (pointOfSale, href) => {
    expect(productsOf({ need: 31, person: 'adult', form: anyForm }, { ...data, pointOfSale }).finder.link?.href).toBe(
      href,
    );
  });
});
