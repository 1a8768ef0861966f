import { match } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { missingPage } from '../src/proxy/missing-page.ts';

function pathOf(address: string) {
  const decision = missingPage(match(address, 'be', {}), address);
  return decision.kind === 'rewrite' ? decision.to : null;
}

describe('missingPage', () => {
  it.each<[string, string]>([
    ['/fr/produit/micralba-zink', '/fr-be/not-found/micralba-zink'],
    ['/fr/produit/micralba-zink/questions-reponses', '/fr-be/not-found/micralba-zink'],
    ['/fr/expertise/microbiotes/souche', '/fr-be/not-found/souche'],
    ['/fr/marque/a/bcd', '/fr-be/not-found/a-bcd'],
    ['/fr/Un%20%C3%A9t%C3%A9%20calme', '/fr-be/not-found/un-ete-calme'],
    ['/nl/bestaat_niet', '/nl-be/not-found/bestaat-niet'],
    [`/fr/${'a'.repeat(100)}`, `/fr-be/not-found/${'a'.repeat(60)}`],
    ['/fr/produits/-p--4000', '/fr-be/not-found'],
    ['/fr/panier', '/fr-be/not-found'],
    ['/fr/2025', '/fr-be/not-found'],
    ['/fr/ab', '/fr-be/not-found'],
    ['/logos/no-such-logo.svg', '/fr-be/not-found'],
    ['/fr/%E0%A4%A', '/fr-be/not-found'],
    ['/fr/%00', '/fr-be/not-found'],
    ['/fr/<script>', '/fr-be/not-found/script'],
    ['/fr/..%2f..%2fetc', '/fr-be/not-found'],
  ])('%s → %s', (address, expected) => {
    expect(pathOf(address)).toBe(expected);
  });
});
