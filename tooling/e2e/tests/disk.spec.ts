import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '@veralune/routing';
import { get } from '../src/get.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';

const locale = 'fr-be';
const origin = originOf(locale);

const app = join(import.meta.dirname, '../../../apps/be/.next');

/** Number of files in which the server caches its pages and the responses of the API. */
function cachedFiles(): number {
  return ['server/app', 'cache', 'server/route-cache']
    .map((folder) => join(app, folder))
    .filter((folder) => existsSync(folder))
    .reduce((total, folder) => total + readdirSync(folder, { recursive: true }).length, 0);
}

test('pages of typed addresses are not stored on the disk', async ({ request }) => {
  const statusOf = async (address: string): Promise<number> => (await get(request, address)).status();
  const typed = Array.from({ length: 25 }, (_, number) => [
    addressOf('results', { terms: `zinc-${number}` }, locale),
    `${addressOf('compare', {}, locale)}?products=${101 + number},136`,
    `${addressOf('three-questions', {}, locale)}?need=${1001 + number}`,
    addressOf('products', { filters: [{ name: 'price', value: `${number}-${number + 40}` }] }, locale),
    addressOf('products', { filters: [{ name: 'brand', value: `micralba-${number}` }] }, locale),
    addressOf('products', { page: 101 + number }, locale),
    addressOf('product', { slug: `zinc-${number}` }, locale),
    `${origin}${href('home', {}, locale)}?utm_source=${number}`,
  ]).flat();
  // After these requests, the home page and the data that all pages share are stored.
  for (const address of typed.slice(0, 8)) await statusOf(address);
  const before = cachedFiles();
  for (const address of typed.slice(8)) expect(await statusOf(address)).toBeLessThan(500);
  expect(cachedFiles()).toBe(before);
});
