import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { POST } from '../src/fragments/revalidate.ts';
import { setLog } from '../src/log.ts';
import { registerMarket } from '../src/market/registered-market.ts';
import type { MarketConfig } from '../src/market/market.ts';

const log = vi.fn();

beforeAll(() => {
  vi.stubEnv('REVALIDATE_SECRET', 'a secret of at least thirty-two characters');
  registerMarket({ market: { id: 'be' } } as MarketConfig);
  setLog(log);
});
afterAll(() => vi.unstubAllEnvs());

it('logs a refused invalidation as all else of the site', async () => {
  const address = 'http://be.test/fragments/revalidate';
  const { status } = await POST(new Request(address, { method: 'POST', body: '{}' }));
  expect(status).toBe(401);
  expect(log.mock.calls).toEqual([
    ['warn', 'An invalidation was refused.', { reason: 'The request is not signed.', status }],
  ]);
});
