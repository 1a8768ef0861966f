import type { Format } from './formats.ts';

function weightOf(parameters: readonly string[]): number {
  const weight = parameters
    .map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1])
    .find((text) => text !== undefined);
  return weight === undefined ? 1 : Number(weight);
}

/**
 * Chooses the format by `Accept`. Wildcards are ignored: browsers without AVIF support send `image/*` too.
 * @param offered the most compact first; every client supports the last
 */
export function negotiate(accept: string | undefined, offered: readonly [Format, ...Format[]]): Format {
  const weights = new Map<string, number>();
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';');
    weights.set(type.trim(), weightOf(parameters));
  }
  const weight = (format: Format): number => weights.get(`image/${format}`) ?? 0;
  const best = Math.max(...offered.map(weight));
  const fallback = offered.at(-1) ?? offered[0];
  return best > 0 ? (offered.find((format) => weight(format) === best) ?? fallback) : fallback;
}
