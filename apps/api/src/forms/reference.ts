import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter can be mistaken for a digit on the phone. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

const prefixes = { contact: 'C', newsletter: 'N', withdrawal: 'W', return: 'R', reminder: 'S' } as const;
export type FormKind = keyof typeof prefixes;

/** A random reference that a person can quote: `C-7K3M9Q2F`. */
export function newReference(kind: FormKind): string {
  const random = Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
  return `${prefixes[kind]}-${random}`;
}
