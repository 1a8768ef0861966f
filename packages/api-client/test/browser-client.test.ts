import { expect, test, vi } from 'vitest';
import { createBrowserClient } from '../src/react/index.ts';
import type { Fetch } from '../src/index.ts';

function clientWith(answer: () => Response) {
  const seen: [string, RequestInit][] = [];
  const fetch: Fetch = (address, init) => {
    seen.push([address, init]);
    return Promise.resolve(answer());
  };
  return { seen, client: createBrowserClient({ shopId: 5, lang: 'it', fetch }) };
}

test('sends requests to the site’s own origin', async () => {
  const { client, seen } = clientWith(() => Response.json([]));
  expect(await client.call('cities', { query: { zipcode: '00118' } })).toEqual({ ok: true, data: [] });
  expect(seen[0]?.[0]).toBe('/api/cities?shop_id=5&lang=it&zipcode=00118');
});

test('sends a search as POST', async () => {
  const { client, seen } = clientWith(() => Response.json({ total: 0 }));
  await client.call('search', { body: { text: 'sonno' } });
  expect(seen[0]?.[1]).toMatchObject({ method: 'POST', body: '{"text":"sonno"}' });
});

test('puts parameters into the path', async () => {
  const { client, seen } = clientWith(() => Response.json({ products: [], pharmacies: [7] }));
  await client.call('addFavouritePharmacy', { params: { id: 7 } });
  expect(seen[0]).toMatchObject(['/api/customer/favourite/pharmacy/7?shop_id=5&lang=it', { method: 'PUT' }]);
});

test('returns failures as values', async () => {
  const { client } = clientWith(() => new Response('', { status: 500 }));
  expect(await client.call('suggest', { query: { text: 'so' } })).toMatchObject({
    ok: false,
    error: { kind: 'http', status: 500 },
  });
});

test('the entry for browsers does not import the validator', async () => {
  vi.resetModules();
  vi.doMock('zod', () => {
    throw new Error('The validator was imported.');
  });
  await expect(import('../src/react/index.ts')).resolves.toHaveProperty('useSuggest');
  await expect(import('../src/index.ts')).rejects.toThrow();
  vi.doUnmock('zod');
});
