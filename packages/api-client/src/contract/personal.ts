import { z } from 'zod';

/** An answer without data. */
export const done = z.object({});

/**
 * The fields of a form. `@veralune/forms` has the schema of each form and market, and the codes of its errors.
 */
export const formBody = z.looseObject({});
export const tokenBody = z.object({ token: z.string().min(1).max(200) });

/** Errors that several personal calls have. */
export const invalid = {
  422: 'A field is invalid; `fields` has a code for each, such as `required` or `password_short`.',
} as const;
export const limited = { 429: 'Too many attempts; `Retry-After` says when to retry.' } as const;
export const session = { 401: '`login_required`: there is no session, or it has ended.' } as const;
export const expired = {
  410: '`link_expired`: the token is unknown, used, replaced by a newer one or expired.',
} as const;
