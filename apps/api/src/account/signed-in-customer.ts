import type { Civility } from '@veralune/forms';
import type { Language } from '@veralune/routing';

/** The customer of a session. */
export interface SignedInCustomer {
  /** UUID of `customers`. */
  readonly id: string;
  /** As the customer wrote it. */
  readonly email: string;
  readonly civility: Civility;
  readonly firstname: string;
  readonly lastname: string;
  /** Where and in which language the account was made. */
  readonly shopId: number;
  readonly lang: Language;
}
