import { marketIds } from '@veralune/routing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiMarkets } from '../src/markets/api-markets.ts';

test.each(marketIds)('mails of %s name the address that its site shows', (id) => {
  const site = readFileSync(join(import.meta.dirname, '../../..', 'apps', id, 'market.ts'), 'utf8');
  const lines = apiMarkets[id].postalAddress.map((line) => `'${line}'`).join(', ');
  expect(site).toContain(`address: [${lines}],`);
});
