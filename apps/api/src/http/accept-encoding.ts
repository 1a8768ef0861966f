import { parseAccept } from 'hono/utils/accept';

/** In order of preference if the client accepts several with the same weight. */
const encodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof encodings)[number];

/**
 * The preferred encoding of an `Accept-Encoding` header; null if the response must not be encoded. RFC 9110 §12.5.3.
 */
export function preferredEncoding(acceptEncoding: string | undefined): ContentEncoding | null {
  const accepted = parseAccept(acceptEncoding ?? '').map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const weightOf = (name: string): number | undefined => accepted.find(({ type }) => type === name)?.q;
  const weights = encodings.map((name) => weightOf(name) ?? weightOf('*') ?? 0);
  const best = Math.max(...weights);
  // `identity` is preferred only if the header names it with a higher weight.
  if (best === 0 || best < (weightOf('identity') ?? 0)) return null;
  return encodings[weights.indexOf(best)] ?? null;
}
