import { expect, it } from 'vitest';
import { apiInvalidation, appInvalidation } from '../src/invalidation-environment.ts';
import { portsFrom } from '../src/ports.ts';

it('gives the API the addresses of the running sites', () => {
  const { SITE_REVALIDATE_URLS } = apiInvalidation({ ports: portsFrom(8000), markets: ['be', 'it'] });
  expect(SITE_REVALIDATE_URLS).toBe(
    'be=http://localhost:8001/fragments/revalidate,it=http://localhost:8005/fragments/revalidate',
  );
});

it('gives the API and the sites the same secret of 32 bytes', () => {
  const { REVALIDATE_SECRET } = apiInvalidation({ ports: portsFrom(8000), markets: [] });
  expect(REVALIDATE_SECRET).toBe(appInvalidation['REVALIDATE_SECRET']);
  expect(REVALIDATE_SECRET).toMatch(/^[\da-f]{64}$/);
});
