import type { CallName } from '@veralune/api-client/contract';
import { contactSchema, newsletterSchema, withdrawalSchema } from '@veralune/forms/schemas';

/** The fields of each form for the OpenAPI document, in a market that asks for all of them. */
export const documentedFields = {
  contact: contactSchema('be'),
  newsletter: newsletterSchema('es'),
  withdrawal: withdrawalSchema('be', { today: '9999-12-31' }),
} as const satisfies { readonly [Name in CallName]?: unknown };
