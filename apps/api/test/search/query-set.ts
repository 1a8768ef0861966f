import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@veralune/routing';
import { parse } from 'yaml';
import { z } from 'zod';

const query = z.strictObject({
  text: z.string(),
  /** Products that must be found, in any order. A market that does not sell one leaves it out. */
  finds: z.array(z.string()),
  /** Within how many products those of `finds` must come. */
  first: z.int().positive().optional(),
  /** Products that must not be found. */
  not: z.array(z.string()).optional(),
  /** Nothing but `finds` may be found. */
  only: z.boolean().optional(),
});

/** `queries/<language>.yaml` */
const querySet = z.strictObject({
  queries: z.array(query).min(40),
  /** Words that have nothing to do with the catalogue: they find nothing. */
  unrelated: z.array(z.string()).min(60),
  /** Those of them that find something nevertheless, each with the reason. */
  mentioned: z.record(z.string(), z.string().min(1)),
});

export type Query = z.infer<typeof query>;

export function querySetOf(language: Language): z.infer<typeof querySet> {
  return querySet.parse(parse(readFileSync(join(import.meta.dirname, 'queries', `${language}.yaml`), 'utf8')));
}

/** What is wrong with the products found for a query, in their order; null if nothing is. */
export function faultOf({ finds, first, not = [], only }: Query, found: readonly string[]): string | null {
  const missing = finds.filter((key) => !found.includes(key));
  if (missing.length > 0) return `does not find ${missing.join(', ')}`;
  const late = finds.filter((key) => first !== undefined && found.indexOf(key) >= Math.max(first, finds.length));
  if (late.length > 0) return `${late.join(', ')} only after ${found.slice(0, first).join(', ')}`;
  const wrong = found.filter((key) => not.includes(key) || (only && !finds.includes(key)));
  return wrong.length > 0 ? `finds ${wrong.join(', ')}` : null;
}
