import { formats, type Format } from './formats.ts';

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters
    .map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1])
    .find((text) => text !== undefined);
  return weight === undefined ? 1 : Number(weight);
};

/**
 * The format that a client reads best. Only those that it names count: `image/*` was sent by browsers long before
 * they knew AVIF. PNG is what everybody reads.
 */
export const negotiate = (accept: string | undefined): Format => {
  const weights = new Map<string, number>();
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';');
    weights.set(type.trim(), weightOf(parameters));
  }
  const weight = (format: Format): number => weights.get(`image/${format}`) ?? 0;
  const best = Math.max(...formats.map(weight));
  return best > 0 ? (formats.find((format) => weight(format) === best) ?? 'png') : 'png';
};
