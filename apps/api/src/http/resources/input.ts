import type { Context } from 'hono';
import { z } from 'zod';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../db/database.ts';
import { HttpError, invalidRequest } from '../http-error.ts';
import type { ApiEnv } from '../api-env.ts';

/** Services that the editors' calls use. */
export interface ResourceServices {
  readonly db: Database;
  readonly live: Pick<LiveCatalogue, 'refresh'>;
}

/** @throws HttpError 400 that names every invalid field */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.map(String).join('.') || 'body', message])),
  );
}

/** More levels than any resource has. Deeper values could overflow the stack of recursive functions. */
const mostLevels = 30;

function isDeeper(value: unknown, levels: number): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))
  );
}

/** PostgreSQL cannot store U+0000. */
const nul = String.fromCharCode(0);

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}

/** @throws HttpError 400 if the body is not JSON or cannot be stored */
export async function readJson(context: Context<ApiEnv>): Promise<unknown> {
  const text = await context.req.text();
  const value = parseJson(text);
  if (isDeeper(value, mostLevels)) throw invalidRequest({ body: `must have at most ${String(mostLevels)} levels` });
  if (hasNul(value)) throw invalidRequest({ body: 'must not hold the character U+0000' });
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not JSON.', { body: 'must be JSON' });
  }
}

/** A query parameter that PostgreSQL can compare. */
export const storable = z.string().refine((text) => !text.includes(nul), 'must not hold the character U+0000');
