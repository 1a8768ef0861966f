import { contactFields, newsletterFields, reminderFields, withdrawalFields } from '@veralune/forms';
import { dateParts } from './date-parts.ts';

/** The forms, by the path of their call to the API. */
export type FormName = 'contact' | 'newsletter' | 'reminder' | 'withdrawal';

export const dateFields: readonly string[] = ['order_date', 'delivery_date'];

function controlsOf(fields: readonly string[]): string[] {
  return fields.flatMap((field) =>
    dateFields.includes(field) ? dateParts.map((part) => `${field}-${part}`) : [field],
  );
}

/** The names of the controls of each form that a person fills in. */
export const controlNames: Readonly<Record<FormName, readonly string[]>> = {
  contact: controlsOf(contactFields),
  newsletter: controlsOf(newsletterFields),
  reminder: controlsOf(reminderFields),
  withdrawal: controlsOf(withdrawalFields),
};
