import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldError, FieldHint, RequiredMark, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface CheckFieldProps
  extends
    Omit<FieldText, 'label'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className' | 'style' | 'type'> {
  /** May contain a link, for example to the privacy policy. */
  label: ReactNode;
}

/** A checkbox with a statement, such as a consent. */
export function CheckField({ id, label, hint, error, required, ...input }: CheckFieldProps) {
  const field = { id, label: '', hint, error, required };
  return (
    <div className={styles.root} data-invalid={error ? '' : undefined}>
      <label className={styles.choice} htmlFor={id}>
        <input {...input} {...describedBy(field)} type="checkbox" id={id} required={required} />
        <span>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
      </label>
      <FieldHint field={field} />
      <FieldError field={field} />
    </div>
  );
}
