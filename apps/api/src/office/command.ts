import { isAbsolute } from 'node:path';
import { z } from 'zod';

const folder = z.string().max(4_096).refine(isAbsolute, 'must be an absolute path');

/** A command of `npm run office` or `npm run content`. It is sent as JSON to the API that holds the data folder's lock. */
export const commandSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('token'), options: z.record(z.string(), z.string()) }),
  z.strictObject({ name: z.literal('list') }),
  z.strictObject({ name: z.literal('revoke'), id: z.string().optional() }),
  z.strictObject({
    name: z.literal('preview'),
    kind: z.string().optional(),
    idOrKey: z.string().optional(),
    locale: z.string().optional(),
  }),
  z.strictObject({ name: z.enum(['diff', 'import', 'export']), folder }),
]);
export type Command = z.infer<typeof commandSchema>;
