import { calls, resourcePaths, type Call } from '@veralune/api-client/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../src/http/openapi.ts';
import { useApi } from './support/api.ts';

/** Whether a body takes any fields, which the rules of a form then check. */
function isForm({ shape, def }: z.ZodObject): boolean {
  return Object.keys(shape).length === 0 && def.catchall !== undefined;
}

const document = openApiDocument();
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  test('has exactly the calls of the contract', () => {
    const paths = document['paths'] as Record<string, Record<string, unknown>>;
    const printed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const visitors = Object.values<Call>(calls).map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    const editors = [...Object.values(resourcePaths), '/offer'].flatMap((path) => [
      ...['get', 'post', 'put'].map((method) => `${method} ${path}`),
      ...['get', 'delete'].map((method) => `${method} ${path}/{id}`),
      ...(path === '/offer' ? [] : [`get ${path}/{id}/history`, `post ${path}/{id}/undo`]),
    ]);
    expect(printed.toSorted()).toEqual([...new Set([...visitors, ...editors, 'post /preview'])].toSorted());
  });

  test('requires a token for calls of editors, and describes their bodies', () => {
    const paths = document['paths'] as Record<string, Record<string, { security?: unknown }>>;
    for (const path of Object.values(resourcePaths)) {
      expect(paths[path]?.['put']).toMatchObject({ security: [{ bearer: [] }] });
      expect(JSON.stringify(paths[path]?.['post'])).toMatch(/schemas\/\w+Data/);
    }
    expect(paths['/product']?.['get']?.security).toEqual([{}, { bearer: [] }]);
    expect(paths['/homepage']?.['get']).not.toHaveProperty('security');
    expect(document['components']).toMatchObject({ securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } });
  });

  test('lists the fields of every form', () => {
    const paths = document['paths'] as Record<string, Record<string, { operationId: string; requestBody?: unknown }>>;
    const forms = Object.entries<Call>(calls).filter(([, { body }]) => body instanceof z.ZodObject && isForm(body));
    expect(forms.length).toBeGreaterThan(10);
    for (const [name, { path, method }] of forms) {
      const body = JSON.stringify(paths[path]?.[method.toLowerCase()]?.requestBody);
      expect(body, name).toMatch(/"required":\[/);
    }
  });

  test('has no dangling references', () => {
    const { schemas } = document['components'] as { schemas: Record<string, unknown> };
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)].map(([, name]) => name ?? '');
    expect(references.length).toBeGreaterThan(50);
    expect(references.filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
    expect(text.match(/"\$ref":"(?!#\/components\/schemas\/)/)).toBe(null);
  });

  test('lists each path parameter', () => {
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

  test('a page that lists every call and loads no other files', async () => {
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
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', catalogue: 0 }]);
  });
});
