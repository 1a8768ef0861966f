import type { ReactNode } from 'react';
import { PasswordField } from '../field/password-field.tsx';
import { NewPassword } from '../new-password/new-password.tsx';
import { FieldList, plainField, withoutKind, type FormField, type SingleField } from './form-fields.tsx';

function accountField(field: SingleField): ReactNode {
  switch (field.kind) {
    case 'password':
      return <PasswordField {...withoutKind(field)} />;
    case 'new-password':
      return <NewPassword {...withoutKind(field)} />;
    default:
      return plainField(field);
  }
}

export interface AccountFieldsProps {
  fields: readonly FormField<SingleField>[];
}

/** Like `FormFields`, also with fields for passwords, whose script other forms should not load. */
export function AccountFields({ fields }: AccountFieldsProps) {
  return <FieldList fields={fields} single={accountField} />;
}
