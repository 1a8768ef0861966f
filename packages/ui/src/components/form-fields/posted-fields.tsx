import { postedParts } from '../field/posted-parts.ts';
import { FieldList, plainField, type FormField } from './form-fields.tsx';

export interface PostedFieldsProps {
  fields: readonly FormField[];
}

/**
 * The fields of a form, from a list: labels, order and fields differ by market. They get their values and errors from the
 * `FilledForm` around them, so that the server can render them.
 */
export function PostedFields({ fields }: PostedFieldsProps) {
  return <FieldList fields={fields} single={(field) => plainField({ ...field, parts: postedParts })} />;
}
