import { postTo, type FormAction } from '../form/form-action.ts';
import type { ErrorSummaryProps } from '../error-summary/error-summary.tsx';
import { AccountFields, type AccountFieldsProps } from './account-fields.tsx';
import { Form } from '../form/form.tsx';

export interface FieldsFormProps extends AccountFieldsProps {
  /** The address to which it is posted. */
  action: FormAction;
  submit: string;
  /** `secondary` for a form below the page's main one. */
  submitTone?: 'primary' | 'secondary' | undefined;
  requiredNote?: string | undefined;
  errors?: ErrorSummaryProps | undefined;
  busy?: boolean | undefined;
  /** Hidden fields: the address to return to, the token of a link. */
  hidden?: Readonly<Record<string, string>> | undefined;
}

/** A form of the account, whose fields are passed as a list. */
export function FieldsForm({
  action,
  fields,
  submit,
  submitTone,
  requiredNote,
  errors,
  busy,
  hidden = {},
}: FieldsFormProps) {
  return (
    <Form
      {...postTo(action)}
      submitLabel={submit}
      submitTone={submitTone}
      requiredNote={requiredNote}
      summary={errors}
      busy={busy}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AccountFields fields={fields} />
    </Form>
  );
}
