import type { Context } from 'hono';
import type { z } from 'zod';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../db/database.ts';
import { HttpError, invalidRequest } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';

/** What the calls of editors work with. */
export interface ResourceTools {
  readonly db: Database;
  readonly live: Pick<LiveCatalogue, 'refresh'>;
}

/** @throws HttpError 400 that names every wrong field */
export const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.map(String).join('.') || 'body', message])),
  );
};

/** @throws HttpError 400 where the body is no JSON */
export const readJson = async (context: Context<ApiEnv>): Promise<unknown> => {
  const text = await context.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not JSON.', { body: 'must be JSON' });
  }
};
