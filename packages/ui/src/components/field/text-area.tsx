import type { TextareaHTMLAttributes } from 'react';
import { describedBy, Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaProps
  extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText | 'className' | 'style'> {}

/** A multi-line text field. */
export function TextArea({ id, label, hint, error, required, rows = 6, ...area }: TextAreaProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field field={field}>
      <textarea {...area} {...describedBy(field)} className={styles.control} id={id} rows={rows} required={required} />
    </Field>
  );
}
