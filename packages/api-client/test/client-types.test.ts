import { expect, expectTypeOf, test } from 'vitest';
import { createClient, type Result } from '../src/index.ts';
import type { Product, ProductCard } from '../src/contract/index.ts';

const client = createClient({
  baseUrl: 'http://api.test',
  shopId: 1,
  lang: 'fr',
  fetch: () => Promise.reject(new Error('offline')),
});

test('a call is typed by the contract', () => {
  const listing = () =>
    client.call('products', {
      query: { page: 2, needs: ['sommeil'], no_free: true, caracteristics: { brand: ['florelune'] } },
    });
  expectTypeOf(listing).returns.resolves.toEqualTypeOf<Result<{ items: ProductCard[]; total: number }>>();
  expectTypeOf(() => client.call('product', { params: { id: 101 } })).returns.resolves.toEqualTypeOf<Result<Product>>();
  // @ts-expect-error there is no such call
  const unknownCall = () => client.call('nothing');
  // @ts-expect-error the id is required
  const noId = () => client.call('product');
  // @ts-expect-error the text is required
  const noText = () => client.call('suggest', { query: {} });
  // @ts-expect-error the body is required
  const noBody = () => client.call('search', {});
  // @ts-expect-error a page is a number
  const wrongPage = () => client.call('products', { query: { page: '2' } });
  const nothingRequired = () => client.call('needs');
  expect([unknownCall, noId, noText, noBody, wrongPage, nothingRequired]).toHaveLength(6);
});
