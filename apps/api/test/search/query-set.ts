import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@veralune/routing';
import { parse } from 'yaml';
import { z } from 'zod';

const query = z.strictObject({
  text: z.string(),
  /** Products that must be found, in any order. Ignored in markets that do not sell them. */
  finds: z.array(z.string()),
  /** The products of `finds` must be among this number of first results. */
  first: z.int().positive().optional(),
  /** Products that must not be found. */
  not: z.array(z.string()).optional(),
  /** No products except `finds` may be found. */
  only: z.boolean().optional(),
});

/** `queries/<language>.yaml` */
const querySet = z.strictObject({
  queries: z.array(query).min(40),
  /** Words that are not related to the catalogue. They must find nothing. */
  unrelated: z.array(z.string()).min(60),
  /** Unrelated words that do find something, each with the reason. */
  mentioned: z.record(z.string(), z.string().min(1)),
});

export type Query = z.infer<typeof query>;

export function querySetOf(language: Language): z.infer<typeof querySet> {
  return querySet.parse(parse(readFileSync(join(import.meta.dirname, 'queries', `${language}.yaml`), 'utf8')));
}

/** The problem of the products found for a query; null if there is none. */
export function problemOf({ finds, first, not = [], only }: Query, found: readonly string[]): string | null {
  const missing = finds.filter((key) => !found.includes(key));
  if (missing.length > 0) return `does not find ${missing.join(', ')}`;
  const late = finds.filter((key) => first !== undefined && found.indexOf(key) >= Math.max(first, finds.length));
  if (late.length > 0) return `${late.join(', ')} only after ${found.slice(0, first).join(', ')}`;
  const wrong = found.filter((key) => not.includes(key) || (only && !finds.includes(key)));
  return wrong.length > 0 ? `finds ${wrong.join(', ')}` : null;
}
