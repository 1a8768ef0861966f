import { createHash } from 'node:crypto';
import type { BodyOf } from './bodies.ts';
import type { MarketKind } from './kinds.ts';

/** What an index of PostgreSQL holds with room to spare. */
const longest = 300;

const nameOf = (kind: MarketKind, body: BodyOf<MarketKind>): string => {
  const name = kind === 'redirection' ? (body as BodyOf<'redirection'>).from : (body as BodyOf<'menu' | 'setting'>).code;
  return name.length <= longest ? name : createHash('sha256').update(name).digest('hex');
};

/** The key of a resource without a file of its own: its market, and what is unique there. */
export const marketKey = (kind: MarketKind, body: BodyOf<MarketKind>): string => `${body.market}:${nameOf(kind, body)}`;
