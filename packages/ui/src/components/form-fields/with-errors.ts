import type { ErrorSummaryProps } from '../error-summary/error-summary.tsx';
import type { FormField, SingleField } from './form-fields.tsx';

/** By id of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Puts each error on its field. */
export function withErrors<Field extends FormField<SingleField>>(
  fields: readonly Field[],
  errors: FieldErrors,
): Field[] {
  return fields.map((field) =>
    'fields' in field
      ? { ...field, fields: withErrors(field.fields, errors) }
      : { ...field, ...(errors[field.id] === undefined ? {} : { error: errors[field.id] }) },
  );
}

/** The error summary above them. */
export function summaryOf(title: string, errors: FieldErrors): ErrorSummaryProps {
  return {
    title,
    errors: Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message })),
  };
}
