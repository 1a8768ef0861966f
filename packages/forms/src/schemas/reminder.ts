import * as z from 'zod/mini';
import { code, email, text } from './text.ts';

/** Digits of the largest id, 2,147,483,647. */
const longestId = 10;

/** The request for one mail when a product is in stock again. `product` is the id of the product. */
export function reminderSchema() {
  return z.object({
    email: email(),
    product: text(longestId).check(z.regex(/^[1-9]\d*$/, code('option'))),
  });
}

/** A valid request for a reminder. */
export type ReminderRequest = z.output<ReturnType<typeof reminderSchema>>;
