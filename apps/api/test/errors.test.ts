import { errorBody } from '@veralune/api-client/contract';
import { describe, expect, test } from 'vitest';
import { scope, useApi } from './support/api.ts';

const api = useApi('shipped');
const be = scope('fr-be');
const long = 'x'.repeat(3_000);
const deep = '['.repeat(1_900) + ']'.repeat(1_900);

async function refuse(path: string, status: number, init?: RequestInit) {
  const response = await api.request(path, init);
  expect(response.status, path).toBe(status);
  return errorBody.parse(await response.json()).error;
}

describe('an invalid request: the error names its fields', () => {
  test.each([
    ['no shop', '/product?lang=fr', ['shop_id']],
    ['no language', '/product?shop_id=1', ['lang']],
    ['an unknown shop', '/product?shop_id=99&lang=fr', ['shop_id']],
    ['a language that the shop does not have', '/product?shop_id=1&lang=de', ['lang']],
    ['two errors', '/product/abc?shop_id=1&lang=xx', ['id', 'lang']],
    ['an id that is not a number', `/product/abc?${be}`, ['id']],
    ['an id of zero', `/product/0?${be}`, ['id']],
    ['an id above the maximum of the database', `/product/2147483648?${be}`, ['id']],
    ['an id of many digits', `/product/${'9'.repeat(40)}?${be}`, ['id']],
    ['a negative page', `/product?${be}&page=-1`, ['page']],
    ['a page in words', `/product?${be}&page=two`, ['page']],
    ['a page that is too large', `/product?${be}&perPage=101`, ['perPage']],
    ['a repeated parameter', `/product?${be}&page=1&page=2`, ['page']],
    ['invalid JSON', `/product?${be}&categories=[`, ['categories']],
    ['JSON of the wrong type', `/product?${be}&categories={}`, ['categories']],
    ['deeply nested JSON', `/product?${be}&categories=${deep}`, ['categories.0']],
    ['an unknown filter', `/product?${be}&caracteristics={"colour":["red"]}`, ['caracteristics']],
    ['`constructor` as a filter', `/product?${be}&caracteristics={"constructor":["red"]}`, ['caracteristics']],
    ['an infinite price', `/product?${be}&price={"min":1e999}`, ['price.min']],
    ['an unknown order', `/product?${be}&orderBy=name`, ['orderBy']],
    ['six slugs', `/product?${be}&slugs=a,b,c,d,e,f`, ['slugs']],
    ['a text that is too long', `/product?${be}&text=${long}`, ['text']],
    ['a text of one letter', `/search/suggest?${be}&text=a`, ['text']],
    ['five addresses', `/redirection?${be}&urls=/a&urls=/b&urls=/c&urls=/d&urls=/e`, ['urls']],
    ['no postcode', `/cities?${be}`, ['zipcode']],
  ])('%s', async (_, path, fields) => {
    const error = await refuse(path, 400);
    expect(error.code).toBe('invalid_request');
    expect(Object.keys(error.fields ?? {})).toEqual(fields);
  });

  test.each([
    ['invalid JSON', '{', 'invalid_json'],
    ['zero bytes', '', 'invalid_json'],
    ['a list', '[]', 'invalid_request'],
    ['no text', '{"text":""}', 'invalid_request'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0xff, 0xfe]), 'invalid_json'],
  ])('a body with %s', async (_, body, code) => {
    expect((await refuse(`/search?${be}`, 400, { method: 'POST', body })).code).toBe(code);
  });

  test('a body of a megabyte', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(1_000_000) });
    await refuse(`/search?${be}`, 413, { method: 'POST', body });
  });
});

describe('not found', () => {
  test.each([
    `/product/999999?${be}`,
    `/products/999999/faqs?${be}`,
    `/products/999999/pages?${be}`,
    `/brands/999999?${be}`,
    `/brands/999999/faqs?${be}`,
    `/need/999999?${be}`,
    `/need/999999/pages?${be}`,
    `/page/999999?${be}`,
    `/page/999999/associate?${be}`,
    `/thematic/999999?${be}`,
    `/url/entity?${be}&entity_type=product&slug=nothing`,
    `/url/entity?${be}&entity_type=cms_page&slug=..%2F..%2Fetc`,
    '/nothing',
    '/product/1/2/3',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
  ])('%s', async (path) => {
    expect((await refuse(path, 404)).code).toBe('not_found');
  });
});

describe('a method that a path does not support', () => {
  test.each([
    ['DELETE', '/product', 'GET, HEAD, POST, PUT'],
    ['POST', '/product/101', 'DELETE, GET, HEAD'],
    ['GET', '/search', 'POST'],
    ['PUT', '/health', 'GET, HEAD'],
    ['POST', '/readyz', 'GET, HEAD'],
    ['OPTIONS', '/need', 'GET, HEAD, POST, PUT'],
    ['DELETE', '/cities', 'GET, HEAD'],
  ])('%s %s', async (method, path, allow) => {
    const response = await api.request(`${path}?${be}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });
});

describe('unusual input that is accepted', () => {
  test.each([
    ['a NUL in the text', `/product?${be}&text=a%00b`],
    ['an incomplete UTF-8 sequence in the text', `/product?${be}&text=%C3%28`],
    ['a lone surrogate', `/product?${be}&text=%ED%A0%80`],
    ['SQL', `/product?${be}&text=${encodeURIComponent("'; drop table products; --")}`],
    ['a pattern', `/search/suggest?${be}&text=${encodeURIComponent('%_\\(*')}`],
    ['a search operator', `/search/suggest?${be}&text=${encodeURIComponent('a & !b | (c <-> d):*')}`],
    ['a parameter named __proto__', `/product?${be}&__proto__=1&constructor=2`],
    ['`__proto__` as a filter', `/product?${be}&caracteristics={"__proto__":["red"]}`],
    ['a NUL in a slug', `/product?${be}&caracteristics={"brand":["\\u0000"]}`],
    ['a NUL in an address', `/redirection?${be}&urls=%00`],
    ['a minimum above the maximum', `/filtersProducts?${be}&price={"min":9,"max":1}`],
    ['an unknown parameter', `/product?${be}&utm_source=x`],
    ['a postcode in words', `/cities?${be}&zipcode=Bruxelles`],
  ])('%s', async (_, path) => {
    expect((await api.request(path)).status).toBe(200);
  });
});
