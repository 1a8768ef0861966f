import { expect, it } from 'vitest';
import { navigationFor } from '../src/navigation-for.ts';

it.each([
  ['/fr/conseils', 'in-app'],
  ['/', 'in-app'],
  ['https://elsewhere.example/', 'full'],
  ['http://be.localhost:3001/fr', 'full'],
])('%s is navigated to %s', (target, kind) => {
  expect(navigationFor(target)).toEqual({ kind, to: target });
});
