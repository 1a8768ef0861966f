import type { ErrorSummaryProps } from '../../components/error-summary/error-summary.tsx';
import { FormFields, type FormField } from '../../components/form-fields/form-fields.tsx';
import { Form } from '../../components/form/form.tsx';

export interface EntryFormProps {
  /** Where it is posted. */
  action: string;
  fields: readonly FormField[];
  submit: string;
  requiredNote?: string | undefined;
  errors?: ErrorSummaryProps | undefined;
  busy?: boolean | undefined;
  /** Posted along: where to go afterwards, the token of a link. */
  hidden?: Readonly<Record<string, string>> | undefined;
}

/** A form whose fields come as a list. */
export function EntryForm({ action, fields, submit, requiredNote, errors, busy, hidden = {} }: EntryFormProps) {
  return (
    <Form action={action} method="post" submitLabel={submit} requiredNote={requiredNote} summary={errors} busy={busy}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormFields fields={fields} />
    </Form>
  );
}
