import { expect, it } from 'vitest';
import { apiInvalidation, appInvalidation } from '../src/invalidation-environment.ts';
import { portsFrom } from '../src/ports.ts';

it('tells the API where the running sites hear of changes', () => {
  const { SITE_REVALIDATE_URLS } = apiInvalidation({ ports: portsFrom(5000), markets: ['be', 'it'] });
  expect(SITE_REVALIDATE_URLS).toBe(
    'be=http://localhost:5001/fragments/revalidate,it=http://localhost:5005/fragments/revalidate',
  );
});

it('gives API and sites one secret that is long enough', () => {
  const { REVALIDATE_SECRET } = apiInvalidation({ ports: portsFrom(5000), markets: [] });
  expect(REVALIDATE_SECRET).toBe(appInvalidation['REVALIDATE_SECRET']);
  expect(REVALIDATE_SECRET).toMatch(/^[\da-f]{64}$/);
});
