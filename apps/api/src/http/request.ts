import type { Call } from '@veralune/api-client/contract';
import { languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import type { z } from 'zod';
import { HttpError, invalidRequest } from './http-error.ts';

/** Parameters by name; a repeated one is a list. The object has no prototype, so that `__proto__` is a normal name. */
function queryOf(search: URLSearchParams): Record<string, unknown> {
  const query = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    query[name] = values.length === 1 ? values[0] : values;
  }
  return query;
}

function fieldsOf(error: z.ZodError, whole: string): Record<string, string> {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [path.length === 0 ? whole : path.map(String).join('.'), message]),
  );
}

interface Part {
  readonly schema: z.ZodType;
  readonly value: unknown;
  /** Field name for problems of the whole part. */
  readonly name: string;
}

/** Checks all parts, so that an error names every invalid field. */
function parseParts(parts: readonly Part[]): unknown[] {
  const results = parts.map(({ schema, value, name }) => ({ name, ...schema.safeParse(value) }));
  const fields = results.flatMap(({ error, name }) => (error ? Object.entries(fieldsOf(error, name)) : []));
  if (fields.length > 0) throw invalidRequest(Object.fromEntries(fields));
  return results.map(({ data }) => data);
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text()) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not JSON.', { body: 'must be JSON' });
  }
}

/** The locale of a shop and a language. Throws an HttpError if the shop does not have the language. */
function localeOf(query: Readonly<Record<string, unknown>>): Locale | null {
  const { shop_id: shopId, lang } = query;
  if (shopId === undefined || lang === undefined) return null;
  const ofShop = locales.filter((locale) => marketOf(locale).shopId === shopId);
  const locale = ofShop.find((name) => languageOf(name) === lang);
  if (locale === undefined) {
    throw invalidRequest({ lang: `shop ${String(shopId)} speaks ${ofShop.map(languageOf).join(', ')}` });
  }
  return locale;
}

export interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Null for calls without a language, or if an optional language is absent. */
  readonly locale: Locale | null;
}

/**
 * Validates a request against its call.
 * @throws HttpError that names each invalid field
 */
export async function parseRequest(
  call: Call,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<ParsedRequest> {
  const [pathValues, query, body] = parseParts([
    { schema: call.params, value: params, name: 'path' },
    { schema: call.query, value: queryOf(new URL(request.url).searchParams), name: 'query' },
    ...(call.body ? [{ schema: call.body, value: await readBody(request), name: 'body' }] : []),
  ]);
  return { params: pathValues, query, body, locale: localeOf(query as Readonly<Record<string, unknown>>) };
}
