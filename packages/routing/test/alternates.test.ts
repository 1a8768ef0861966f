import { expect, it } from 'vitest';
import { alternates, breadcrumbTitle, localisedName } from '../src/index.ts';

it('lists the same page in each locale where it exists, in the order of `locales`', () => {
  const paths = alternates('need', { 'nl-be': { slug: 'slaap' }, 'fr-be': { slug: 'sommeil' } });
  expect(paths).toEqual([
    { locale: 'fr-be', path: '/fr/besoin/sommeil' },
    { locale: 'nl-be', path: '/nl/behoefte/slaap' },
  ]);
});

it('leaves out markets without the route', () => {
  expect(alternates('store-finder', { 'it-it': {}, 'it-ch': {}, 'de-de': undefined })).toEqual([
    { locale: 'it-ch', path: '/it/trovare-una-farmacia' },
  ]);
});

it('requires the parameters of the route', () => {
  // @ts-expect-error a need has a slug
  expect(() => alternates('need', { 'fr-be': {} })).toThrow('VR-ROUTING-004');
});

it('breadcrumbTitle and localisedName keep the literal type', () => {
  const title: 'routes.brands.title' = breadcrumbTitle('brands');
  const name: 'product___fr-be' = localisedName('product', 'fr-be');
  expect([title, name]).toEqual(['routes.brands.title', 'product___fr-be']);
});
