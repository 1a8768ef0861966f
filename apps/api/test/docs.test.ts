import { calls, type Call } from '@veralune/api-client/contract';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../src/http/openapi.ts';
import { useApi } from './support/api.ts';

const document = openApiDocument();
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  test('has every call of the contract, and no other', () => {
    const paths = document['paths'] as Record<string, Record<string, unknown>>;
    const printed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const mounted = Object.values<Call>(calls).map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    expect(printed.toSorted()).toEqual(mounted.toSorted());
  });

  test('refers to nothing that it lacks', () => {
    const { schemas } = document['components'] as { schemas: Record<string, unknown> };
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)].map(([, name]) => name ?? '');
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
    expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/)).toBe(null);
  });

  test('names each path parameter', () => {
    for (const [path, methods] of Object.entries(
      document['paths'] as Record<string, Record<string, { parameters: { in: string; name: string }[] }>>,
    )) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
      }
    }
  });
});

describe('served', () => {
  const api = useApi('empty');

  test('the document', async () => {
    expect(await (await api.request('/openapi.json')).json()).toEqual(document);
  });

  test('a page that lists every call and loads nothing', async () => {
    const response = await api.request('/docs');
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const [name, { path }] of Object.entries<Call>(calls)) {
      expect(page).toContain(`id="${name}"`);
      expect(page).toContain(path);
    }
    expect(page).not.toMatch(/<script|<link|src=|@import|url\(/);
  });

  test('health, with the version of the catalogue', async () => {
    const response = await api.request('/health');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', catalogue: 1 }]);
  });
});
