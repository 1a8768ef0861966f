import type { SpecExamples } from './spec-examples.ts';

export const switzerland: SpecExamples = {
  'old prefixes': {
    '/fr-ch/marques': '/fr/marques',
    '/de-ch/Ratschlage/': '/de/ratschlage',
    '/it-ch': '/it',
    '/de-ch/produkt/micralba-zink?utm=x': '/de/produkt/micralba-zink?utm=x',
  },
};
