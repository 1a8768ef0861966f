import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { href } from '@veralune/routing';
import { ask } from '../src/ask.ts';
import { addressOf, originOf } from '../src/places.ts';

const locale = 'fr-be';
const origin = originOf(locale);

const app = join(import.meta.dirname, '../../../apps/be/.next');

/** How many files the server keeps of its pages and of what the API answered. */
function keptFiles(): number {
  return ['server/app', 'cache', 'server/route-cache']
    .map((folder) => join(app, folder))
    .filter((folder) => existsSync(folder))
    .reduce((total, folder) => total + readdirSync(folder, { recursive: true }).length, 0);
}

test('nothing that a visitor types is kept on the disk', async ({ request }) => {
  const statusOf = async (address: string): Promise<number> => (await ask(request, address)).status();
  const typed = Array.from({ length: 25 }, (_, number) => [
    addressOf('results', { terms: `zinc-${number}` }, locale),
    addressOf('products', { filters: [{ name: 'price', value: `${number}-${number + 40}` }] }, locale),
    addressOf('products', { filters: [{ name: 'brand', value: `micralba-${number}` }] }, locale),
    addressOf('products', { page: 101 + number }, locale),
    addressOf('product', { slug: `zinc-${number}` }, locale),
    `${origin}${href('home', {}, locale)}?utm_source=${number}`,
  ]).flat();
  // What all these pages share, and the home page itself, may be kept now.
  for (const address of typed.slice(0, 6)) await statusOf(address);
  const before = keptFiles();
  for (const address of typed.slice(6)) expect(await statusOf(address)).toBeLessThan(500);
  expect(keptFiles()).toBe(before);
});
