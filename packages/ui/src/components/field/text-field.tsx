import type { InputHTMLAttributes } from 'react';
import { describedBy, Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className' | 'style' | 'size'> {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | 'number';
  /** Width by the expected content: a postcode is short. */
  measure?: 'full' | 'medium' | 'short';
}

/** A single-line text field. */
export function TextField({ id, label, hint, error, required, measure = 'full', ...input }: TextFieldProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field field={field}>
      <input
        type="text"
        {...input}
        {...describedBy(field)}
        className={styles.control}
        data-measure={measure}
        id={id}
        required={required}
      />
    </Field>
  );
}
