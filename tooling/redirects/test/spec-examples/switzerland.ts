import type { SpecExamples } from './spec-examples.ts';

export const switzerland: SpecExamples = {
  'old prefixes': {
    '/fr-ch/marques': '/fr/marques',
    '/de-ch/Ratschlage/': '/de/ratschlage',
    '/it-ch': '/it',
    '/de-ch/produkt/micralba-magnesium?utm=x': '/de/produkt/micralba-magnesium?utm=x',
  },
};
