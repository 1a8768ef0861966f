import { HttpError } from '../http/http-error.ts';
import type { Visitor } from '../http/personal/visitor.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';

/** @throws HttpError 401 without a session */
export function requireCustomer({ customer }: Pick<Visitor, 'customer'>): SignedInCustomer {
  if (customer === null) throw new HttpError(401, 'login_required', 'Sign in first: there is no session.');
  return customer;
}
