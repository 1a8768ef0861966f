/** What is wrong with a field. The words are chosen by the site. Source: 1-site.md §5. */
export const fieldErrorCodes = [
  'required',
  'too_long',
  /** Not one of the options. */
  'option',
  'email',
  'phone',
  'zipcode_format',
  /** The look-up of cities knows no city with this postcode; only the API answers so. */
  'zipcode_unknown',
  /** None of the opt-ins is set. */
  'one_of_two',
  /** The subject is for health professionals, the profile is none. */
  'restricted_subject',
  'consent',
  /** Not a day of the calendar. */
  'date',
  'date_in_future',
  /** The delivery is before the order. */
  'date_order',
  /** Fewer characters than `passwordMinimum`. */
  'password_short',
  'password_lowercase',
  'password_uppercase',
  'password_digit',
  /** The confirmation is another password. */
  'password_mismatch',
  /** Not 14 digits with the right check digit. */
  'siret',
  /** No client without an account has this number and name; only the API answers so. */
  'client_unknown',
  /** The number belongs to another name; only where `explicit_account_errors` is 1. */
  'client_name',
  /** The client has an account; only where `explicit_account_errors` is 1. */
  'client_taken',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError<Field extends string = string> {
  readonly field: Field;
  readonly code: FieldErrorCode;
}
