import { CheckField, type CheckFieldProps } from '../field/check-field.tsx';
import { ChoiceField, type ChoiceFieldProps } from '../field/choice-field.tsx';
import { CountedTextArea, type CountedTextAreaProps } from '../field/counted-text-area.tsx';
import { DateField, type DateFieldProps } from '../field/date-field.tsx';
import { PasswordField, type PasswordFieldProps } from '../field/password-field.tsx';
import { SelectField, type SelectFieldProps } from '../field/select-field.tsx';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import { FormRow } from '../form/form-row.tsx';
import { NewPassword, type NewPasswordProps } from '../new-password/new-password.tsx';
import styles from './form-fields.module.css';

type Kind<Name extends string, Props> = { kind: Name } & Props;

export type SingleField =
  | Kind<'text', TextFieldProps>
  | Kind<'password', PasswordFieldProps>
  | Kind<'new-password', NewPasswordProps>
  | Kind<'area', CountedTextAreaProps>
  | Kind<'select', SelectFieldProps>
  | Kind<'choice', ChoiceFieldProps>
  | Kind<'check', CheckFieldProps>
  | Kind<'date', DateFieldProps>;

/** A field, fields in one row (postcode and city), or a named part of the form. */
export type FormField =
  | SingleField
  | { kind: 'row'; fields: readonly SingleField[] }
  | {
      kind: 'part';
      title: string;
      text?: string | undefined;
      fields: readonly (SingleField | { kind: 'row'; fields: readonly SingleField[] })[];
    };

export interface FormFieldsProps {
  fields: readonly FormField[];
}

function Field({ field }: { field: FormField }) {
  switch (field.kind) {
    case 'row':
      return (
        <FormRow>
          <Fields fields={field.fields} />
        </FormRow>
      );
    case 'part':
      return (
        <fieldset className={styles.part}>
          <legend className={styles.title}>{field.title}</legend>
          {field.text ? <p className={styles.text}>{field.text}</p> : null}
          <Fields fields={field.fields} />
        </fieldset>
      );
    default:
      return <Single field={field} />;
  }
}

function Single({ field }: { field: SingleField }) {
  switch (field.kind) {
    case 'text':
      return <TextField {...withoutKind(field)} />;
    case 'password':
      return <PasswordField {...withoutKind(field)} />;
    case 'new-password':
      return <NewPassword {...withoutKind(field)} />;
    case 'area':
      return <CountedTextArea {...withoutKind(field)} />;
    case 'select':
      return <SelectField {...withoutKind(field)} />;
    case 'choice':
      return <ChoiceField {...withoutKind(field)} />;
    case 'check':
      return <CheckField {...withoutKind(field)} />;
    case 'date':
      return <DateField {...withoutKind(field)} />;
  }
}

function withoutKind<Field extends { kind: string }>({ kind: _, ...props }: Field): Omit<Field, 'kind'> {
  return props;
}

function keyOf(field: FormField): string {
  if (field.kind === 'part') return field.title;
  return field.kind === 'row' ? field.fields.map(({ id }) => id).join(' ') : field.id;
}

function Fields({ fields }: FormFieldsProps) {
  return fields.map((field) => <Field key={keyOf(field)} field={field} />);
}

/** The fields of a form, from a list: labels, order and fields differ by market. */
export function FormFields({ fields }: FormFieldsProps) {
  return (
    <div className={styles.root}>
      <Fields fields={fields} />
    </div>
  );
}
