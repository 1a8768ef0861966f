import type { ContactField } from '../contact-fields.tsx';

/** Fields that every market requires. */
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
export function choices(...rows: readonly (readonly [string, string])[]) {
  return rows.map(([value, label]) => ({ value, label }));
}
