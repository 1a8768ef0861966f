import { match } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { missingPage } from '../src/proxy/missing-page.ts';

function pathOf(address: string) {
  const decision = missingPage(match(address, 'be', {}), address);
  return decision.kind === 'rewrite' ? decision.to : null;
}

describe('missingPage', () => {
  it.each<[string, string]>([
    ['/fr/produit/micralba-zink', '/fr-be/error/404/micralba-zink'],
    ['/fr/produit/micralba-zink/questions-reponses', '/fr-be/error/404/micralba-zink'],
    ['/fr/expertise/microbiotes/souche', '/fr-be/error/404/souche'],
    ['/fr/marque/a/bcd', '/fr-be/error/404/a-bcd'],
    ['/fr/Un%20%C3%A9t%C3%A9%20calme', '/fr-be/error/404/un-ete-calme'],
    ['/nl/bestaat_niet', '/nl-be/error/404/bestaat-niet'],
    [`/fr/${'a'.repeat(100)}`, `/fr-be/error/404/${'a'.repeat(60)}`],
    ['/fr/produits/-p--4000', '/fr-be/error/404'],
    ['/fr/panier', '/fr-be/error/404'],
    ['/fr/2025', '/fr-be/error/404'],
    ['/fr/ab', '/fr-be/error/404'],
    ['/logos/no-such-logo.svg', '/fr-be/error/404'],
    ['/fr/%E0%A4%A', '/fr-be/error/404'],
    ['/fr/%00', '/fr-be/error/404'],
    ['/fr/<script>', '/fr-be/error/404/script'],
    ['/fr/..%2f..%2fetc', '/fr-be/error/404'],
  ])('%s → %s', (address, expected) => {
    expect(pathOf(address)).toBe(expected);
  });
});
