import type { RecordKind } from '../../src/resources/kinds.ts';
import type { ResourceRecord } from '@veralune/api-client/contract';

type Body = Readonly<Record<string, unknown>>;

function withOtherSlugs(texts: Body): Body {
  return Object.fromEntries(
    Object.entries(texts).map(([name, words]) => {
      const { slug, ...rest } = words as Body & { slug?: string };
      return [name, { ...rest, ...(slug !== undefined && { slug: `${slug}-copy` }) }];
    }),
  );
}

/** A copy of a body with other slugs, for a new resource. */
export function copyOf(kind: RecordKind, data: unknown): Body {
  const body = data as Body;
  if (kind === 'redirection') return { ...body, from: '/a-copy' };
  if (kind === 'setting') return { ...body, code: 'a_copy' };
  if (kind === 'code') return { ...body, words: { be: ['A-COPY'] } };
  if (kind === 'delivery') return { ...body, market: 'it' };
  return 'texts' in body ? { ...body, texts: withOtherSlugs(body['texts'] as Body) } : body;
}

/** A changed body that the schema accepts. */
export function changed(kind: RecordKind, data: unknown): Body {
  const body = data as Body;
  if (kind === 'redirection') return { ...body, type: 301, to: '/elsewhere' };
  if (kind === 'setting') return { ...body, value: 'changed' };
  if (kind === 'menu') return { ...body, items: [] };
  if (kind === 'synonyms') return { ...body, entries: [{ same: ['changed', 'altered'] }] };
  if (kind === 'nutrient') return { ...body, reference: 77.5 };
  if (kind === 'media' && body['type'] === 'document') return { ...body, title: 'changed' };
  if (kind === 'media') return { ...body, focus: { x: 0.25, y: 0.75 } };
  if (kind === 'page') return { ...body, in_banner: body['in_banner'] !== true };
  if (kind === 'code') return { ...body, minimums: { be: 77 } };
  if (kind === 'delivery') return { ...body, order_before: '10:00' };
  if (kind === 'quiz') return { ...body, results: (body['results'] as readonly unknown[]).toReversed() };
  if (kind === 'point_of_sale') return { ...body, name: 'Changed' };
  return { ...body, order: 7_777 };
}

/** Kinds without texts whose key the author chooses. */
const kindsWithKeys: ReadonlySet<RecordKind> = new Set<RecordKind>(['media', 'code', 'delivery', 'quiz']);

/** The input for a new resource. */
export function inputOf({ key, status }: ResourceRecord, kind: RecordKind, data: unknown): Body {
  return {
    ...('texts' in (data as Body) || kindsWithKeys.has(kind) ? { key: `${key}-copy` } : {}),
    status,
    data: copyOf(kind, data),
  };
}
