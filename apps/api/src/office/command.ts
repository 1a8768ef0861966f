import { isAbsolute } from 'node:path';
import { z } from 'zod';

const path = z.string().max(4_096).refine(isAbsolute, 'must be an absolute path');

const text = z.string().max(300).optional();
const listOptions = z.strictObject({ market: text, since: text, csv: z.boolean().optional() });
const personOptions = z.strictObject({ action: text, email: text, markets: text });
const ordersOptions = z.strictObject({ action: text, subject: text, since: text, tracking: text });
const stockOptions = z.strictObject({ market: text, product: text, size: text, quantity: text });
const reviewsOptions = z.strictObject({ action: text, id: text, reply: z.string().max(2_000).optional() });
const clientsOptions = z.strictObject({ action: text, market: text, file: path.optional() });
const mailsOptions = z.strictObject({ action: text, id: text, markets: text });

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
  z.strictObject({ name: z.enum(['submissions', 'subscribers']), options: listOptions }),
  z.strictObject({ name: z.literal('person'), options: personOptions }),
  z.strictObject({ name: z.literal('mails'), options: mailsOptions }),
  z.strictObject({ name: z.literal('orders'), options: ordersOptions }),
  z.strictObject({ name: z.literal('stock'), options: stockOptions }),
  z.strictObject({ name: z.literal('reviews'), options: reviewsOptions }),
  z.strictObject({ name: z.literal('clients'), options: clientsOptions }),
  z.strictObject({ name: z.enum(['diff', 'import', 'export']), folder: path }),
]);
export type Command = z.infer<typeof commandSchema>;
