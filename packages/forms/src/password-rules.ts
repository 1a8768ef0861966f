import type { FieldErrorCode } from './field-error.ts';

/** Characters, in any script. Source: issue "Account, cart, checkout, orders"; 2-routes-redirects-commerce.md §5 names the rules. */
export const passwordMinimum = 10;

export interface PasswordRule {
  readonly code: Extract<FieldErrorCode, `password_${string}`>;
  readonly isMet: (password: string) => boolean;
}

/** What a new password needs, in the order in which the form lists it. */
export const passwordRules: readonly PasswordRule[] = [
  { code: 'password_short', isMet: (password) => [...password].length >= passwordMinimum },
  { code: 'password_lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { code: 'password_uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { code: 'password_digit', isMet: (password) => /\p{Nd}/u.test(password) },
];
