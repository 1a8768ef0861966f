import type { ReactNode } from 'react';
import { CheckField, type CheckFieldProps } from '../field/check-field.tsx';
import { ChoiceField, type ChoiceFieldProps } from '../field/choice-field.tsx';
import { CountedTextArea, type CountedTextAreaProps } from '../field/counted-text-area.tsx';
import { DateField, type DateFieldProps } from '../field/date-field.tsx';
import type { PasswordFieldProps } from '../field/password-field.tsx';
import { SelectField, type SelectFieldProps } from '../field/select-field.tsx';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import { FormRow } from '../form/form-row.tsx';
import type { NewPasswordProps } from '../new-password/new-password.tsx';
import styles from './form-fields.module.css';

type Kind<Name extends string, Props> = { kind: Name } & Props;

/** A field of a form without passwords. */
export type PlainField =
  | Kind<'text', TextFieldProps>
  | Kind<'area', CountedTextAreaProps>
  | Kind<'select', SelectFieldProps>
  | Kind<'choice', ChoiceFieldProps>
  | Kind<'check', CheckFieldProps>
  | Kind<'date', DateFieldProps>;

/** A field of any form. Those for passwords need `AccountFields`. */
export type SingleField = PlainField | Kind<'password', PasswordFieldProps> | Kind<'new-password', NewPasswordProps>;

export interface FieldRow<Single extends SingleField = PlainField> {
  kind: 'row';
  fields: readonly Single[];
}

export interface FieldPart<Single extends SingleField> {
  kind: 'part';
  title: string;
  text?: string | undefined;
  fields: readonly (Single | FieldRow<Single>)[];
}

/** A field, fields in one row (postcode and city), or a named part of the form. */
export type FormField<Single extends SingleField = PlainField> = Single | FieldRow<Single> | FieldPart<Single>;

function isGroup<Single extends SingleField>(field: FormField<Single>): field is FieldRow<Single> | FieldPart<Single> {
  return 'fields' in field;
}

function keyOf<Single extends SingleField>(field: FormField<Single>): string {
  if (!isGroup(field)) return field.id;
  return field.kind === 'part' ? field.title : field.fields.map(({ id }) => id).join(' ');
}

export interface FieldListProps<Single extends SingleField> {
  fields: readonly FormField<Single>[];
  single: (field: Single) => ReactNode;
}

function Field<Single extends SingleField>({
  field,
  single,
}: { field: FormField<Single> } & Pick<FieldListProps<Single>, 'single'>) {
  if (!isGroup(field)) return single(field);
  const fields = field.fields.map((each) => <Field<Single> key={keyOf(each)} field={each} single={single} />);
  if (field.kind === 'row') return <FormRow>{fields}</FormRow>;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{field.title}</legend>
      {field.text ? <p className={styles.text}>{field.text}</p> : null}
      {fields}
    </fieldset>
  );
}

/** The layout of a list of fields. */
export function FieldList<Single extends SingleField>({ fields, single }: FieldListProps<Single>) {
  return (
    <div className={styles.root}>
      {fields.map((field) => (
        <Field<Single> key={keyOf(field)} field={field} single={single} />
      ))}
    </div>
  );
}

export function withoutKind<Given extends { kind: string }>({ kind: _, ...props }: Given): Omit<Given, 'kind'> {
  return props;
}

export function plainField(field: PlainField): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextField {...withoutKind(field)} />;
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

export interface FormFieldsProps {
  fields: readonly FormField[];
}

/** The fields of a form, from a list: labels, order and fields differ by market. */
export function FormFields({ fields }: FormFieldsProps) {
  return <FieldList fields={fields} single={plainField} />;
}
