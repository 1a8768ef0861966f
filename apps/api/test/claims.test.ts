import { languages, type Language } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { checkClaims } from '../src/content/claims/check-claims.ts';
import { ClaimFinder } from '../src/content/claims/claim-finder.ts';
import { readClaimRules } from '../src/content/claims/claim-rules.ts';
import { foldedText, sentencesOf } from '../src/content/claims/folded-text.ts';
import { namedNutrients } from '../src/content/claims/named-nutrients.ts';
import { readContent } from '../src/content/read.ts';
import { shippedContent } from './support/catalogues.ts';

const { content, sources } = readContent(shippedContent);
const rules = readClaimRules();
const finder = new ClaimFinder(content, rules);

describe('sentencesOf', () => {
  test.each([
    ['Un. Deux ! Trois ?', ['Un.', 'Deux !', 'Trois ?']],
    ['## Titre\n\n- un\n- deux\n> dit', ['Titre', 'un', 'deux', 'dit']],
    ['1,5 mg. 2 mg suffisent.', ['1,5 mg.', '2 mg suffisent.']],
    ['«Sì.» «No.»', ['«Sì.» «No.»']],
    ['Fini. ’s Nachts ook.', ['Fini.', '’s Nachts ook.']],
    ['z. B. so', ['z.', 'B. so']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(expected);
    for (const { text: found, index } of sentencesOf(text)) expect(text.slice(index, index + found.length)).toBe(found);
  });
});

describe('a sentence names', () => {
  const named = namedNutrients(content, rules);

  test.each<[Language, string, string[]]>([
    ['fr', 'Le zinc et le sélénium', ['selenium', 'zinc']],
    [
      'fr',
      'Les vitamines B1, B2, B6 et B12, la biotine',
      ['biotin', 'vitamin-b1', 'vitamin-b12', 'vitamin-b2', 'vitamin-b6'],
    ],
    ['fr', 'Les folates (vitamine B9)', ['folic-acid']],
    ['fr', 'ferme, zinguerie, vitamines et calcul', []],
    ['fr', 'Micralba Zinc', ['products/micralba-zinc']],
    ['nl', 'de vitaminen C en D3', ['vitamin-c', 'vitamin-d']],
    ['de', 'Vitamin C sowie K2, Zinkmangel', ['vitamin-c', 'vitamin-k2']],
    ['it', 'vitamine D ed E', ['vitamin-d', 'vitamin-e']],
    ['it', 'la vitamina C e il calcio', ['calcium', 'vitamin-c']],
    ['es', 'fermentos lácticos', ['lactic-ferments']],
  ])('in %s: %s', (language, sentence, expected) => {
    expect([...named[language](foldedText(sentence))].toSorted()).toEqual(expected);
  });
});

describe('a claim', () => {
  test.each<[Language, string]>([
    ['fr', 'Le zinc contribue au maintien d’une peau, de cheveux et d’ongles normaux.'],
    ['fr', 'Le magnésium contribue à une fonction musculaire normale et à réduire la fatigue.'],
    ['fr', 'La vitamine C accroît l’absorption du fer.'],
    ['nl', 'Zink en selenium dragen bij tot de bescherming van cellen tegen oxidatieve stress.'],
    ['nl', 'Vitamine C, die de ijzeropname verhoogt, zit in paprika.'],
    ['de', 'Zur Erhaltung normaler Knochen trägt Vitamin D bei.'],
    ['de', 'Vitamin C trägt zu einer normalen Kollagenbildung für eine normale Funktion der Blutgefässe bei.'],
    ['de', 'Proteine sättigen, und Magnesium trägt zu einer normalen Eiweißsynthese bei.'],
    ['it', 'La vitamina A contribuisce al mantenimento della capacità visiva normale.'],
    ['es', 'El hierro ayuda a disminuir el cansancio y la fatiga.'],
  ])('in %s has an authorised wording: %s', (language, sentence) => {
    expect(finder.unauthorisedIn(sentence, language)).toBeUndefined();
  });

  test.each<[Language, string, string]>([
    ['fr', 'Le zinc renforce l’immunité.', 'renforce'],
    ['fr', 'Le zinc contribue au maintien de la peau.', 'contribue'],
    ['fr', 'Le magnésium aide à bien dormir.', 'aide'],
    ['fr', 'La lutéine contribue au maintien d’une vision normale.', 'contribue'],
    ['fr', 'Le zinc contribue au fonctionnement normal du système immunitaire et renforce la peau.', 'renforce'],
    ['fr', 'La valériane favorise le sommeil.', 'favorise'],
    ['fr', 'Les ferments lactiques améliorent le transit.', 'améliorent'],
    ['fr', 'Somnelis Nuit apaise.', 'apaise'],
    ['nl', 'Magnesium draagt bij tot de vermindering van vermoeidheid.', 'draagt'],
    ['nl', 'Biotine draagt bij tot de instandhouding van normale nagels.', 'draagt'],
    ['de', 'Eisen trägt zur Verringerung von Müdigkeit bei.', 'trägt'],
    ['de', 'Zink trägt zu einer normalen Funktion des Immunsystems bei und stärkt die Haut.', 'stärkt'],
    ['it', 'I folati contribuiscono alla crescita dei tessuti materni.', 'contribuiscono'],
    ['es', 'La pasiflora calma.', 'calma'],
  ])('in %s has none: %s', (language, sentence, verb) => {
    expect(finder.unauthorisedIn(sentence, language)?.verb).toBe(verb);
  });

  test.each<[Language, string]>([
    ['fr', 'Le sommeil renforce l’immunité.'],
    ['fr', 'Le zinc se trouve dans les huîtres.'],
    ['de', 'Schlaf stärkt die Abwehr.'],
    ['es', 'Dormir ayuda.'],
  ])('in %s is not made by %s', (language, sentence) => {
    expect(finder.unauthorisedIn(sentence, language)).toBeUndefined();
  });
});

describe('the rules', () => {
  test('name nutrients and ingredients that exist', () => {
    const known = new Set([
      ...content.nutrients.keys(),
      ...content['active-ingredients'].keys(),
      ...Object.keys(rules.names),
    ]);
    expect(rules.claims.flatMap(({ nutrients }) => nutrients.filter((key) => !known.has(key)))).toEqual([]);
  });

  test.each(languages)('authorise all claims of products in %s', (language) => {
    const claims = [...content.products.values()].flatMap(({ texts }) => texts[language].claims);
    expect(claims.length).toBeGreaterThan(80);
    expect(claims.filter((claim) => finder.unauthorisedIn(claim, language) !== undefined)).toEqual([]);
  });

  test('have no exception that no sentence needs', () => {
    const found = checkClaims(content, sources, { ...rules, exceptions: [] }).map(({ reason }) =>
      foldedText(/^"(.*)" says “/.exec(reason)?.[1] ?? ''),
    );
    const unused = rules.exceptions.filter(
      ({ begins }) => !found.some((sentence) => sentence.startsWith(foldedText(begins))),
    );
    expect(unused.map(({ begins }) => begins)).toEqual([]);
  });
});
