import type { ContactField } from '../contact-form.tsx';

/** What the markets ask for in any case. */
export const required: readonly ContactField[] = [
  'subject',
  'profile',
  'message',
  'civility',
  'firstname',
  'lastname',
  'email',
  'zipcode',
  'city',
  'gdpr',
];

/** `['MED', 'Mon médecin']` becomes a choice. */
export const choices = (...rows: readonly (readonly [string, string])[]) =>
  rows.map(([value, label]) => ({ value, label }));
