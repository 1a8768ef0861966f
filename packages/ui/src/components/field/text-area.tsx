import type { TextareaHTMLAttributes } from 'react';
import { plainParts } from './field-parts.tsx';
import { Field, type FieldText, type WithParts } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaProps
  extends
    FieldText,
    WithParts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText | 'className' | 'style'> {}

/** A multi-line text field. */
export function TextArea({ id, label, hint, error, required, rows = 6, parts = plainParts, ...area }: TextAreaProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field field={field} parts={parts}>
      <parts.Control
        {...area}
        tag="textarea"
        field={field}
        className={styles.control}
        id={id}
        rows={rows}
        required={required}
      />
    </Field>
  );
}
