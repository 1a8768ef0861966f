import { parseAccept } from 'hono/utils/accept';

/** In the order of preference where a client likes several equally. */
const encodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof encodings)[number];

/** The encoding that an `Accept-Encoding` header likes best; null where the answer must stay plain. RFC 9110 §12.5.3. */
export function preferredEncoding(acceptEncoding: string | undefined): ContentEncoding | null {
  const accepted = parseAccept(acceptEncoding ?? '').map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const weightOf = (name: string): number | undefined => accepted.find(({ type }) => type === name)?.q;
  const weights = encodings.map((name) => weightOf(name) ?? weightOf('*') ?? 0);
  const best = Math.max(...weights);
  // A client that prefers plain answers says so by name; by default any encoding is better.
  if (best === 0 || best < (weightOf('identity') ?? 0)) return null;
  return encodings[weights.indexOf(best)] ?? null;
}
