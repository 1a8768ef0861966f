import type { FormField, SingleField } from '@veralune/ui/components/form-fields/form-fields';
import { dateParts } from './date-parts.ts';
import type { FieldMessage } from './field-messages.ts';
import type { FormValues } from './form-values.ts';
import { textOf } from './text-of.ts';

export interface FieldContents {
  readonly errors: readonly FieldMessage[];
  readonly values: FormValues;
}

function dayIn(values: FormValues, name: string) {
  return Object.fromEntries(dateParts.map((part) => [part, textOf(values, `${name}-${part}`)]));
}

function filledField(field: SingleField, { errors, values }: FieldContents): SingleField {
  const name = field.name ?? field.id;
  const error = errors.find((each) => each.field === name)?.message;
  if (field.kind === 'date') return { ...field, error, defaultValue: dayIn(values, name) };
  if (field.kind === 'check') return { ...field, error, defaultChecked: values[name] !== undefined };
  // What was typed in a field for a password is not sent back.
  if (field.kind === 'password' || field.kind === 'new-password') return { ...field, error };
  const text = textOf(values, name);
  return { ...field, error, ...(values[name] === undefined ? {} : { defaultValue: text }) };
}

/** The fields of a form with what was entered and what is wrong with it. */
export function filledFields<Single extends SingleField>(
  fields: readonly FormField<Single>[],
  contents: FieldContents,
): FormField<Single>[] {
  // A filled field is of the same kind as before.
  return fields.map(
    (field) =>
      ('fields' in field
        ? { ...field, fields: filledFields(field.fields, contents) }
        : filledField(field, contents)) as FormField<Single>,
  );
}
