import type { InputHTMLAttributes } from 'react';
import { plainParts } from './field-parts.tsx';
import { Field, type FieldText, type WithParts } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends
    FieldText,
    WithParts,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className' | 'style' | 'size'> {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | 'number';
  /** Width by the expected content: a postcode is short. */
  measure?: 'full' | 'medium' | 'short';
}

/** A single-line text field. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, error, required, measure = 'full', parts = plainParts, ...input } = props;
  const field = { id, label, hint, error, required };
  return (
    <Field field={field} parts={parts}>
      <parts.Control
        type="text"
        {...input}
        tag="input"
        field={field}
        className={styles.control}
        data-measure={measure}
        id={id}
        required={required}
      />
    </Field>
  );
}
