import type { InputHTMLAttributes, ReactNode } from 'react';
import { plainParts } from './field-parts.tsx';
import { FieldHint, RequiredMark, type FieldText, type WithParts } from './field.tsx';
import styles from './field.module.css';

export interface CheckFieldProps
  extends
    Omit<FieldText, 'label'>,
    WithParts,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className' | 'style' | 'type'> {
  /** May contain a link, for example to the privacy policy. */
  label: ReactNode;
}

/** A checkbox with a statement, such as a consent. */
export function CheckField({ id, label, hint, error, required, parts = plainParts, ...input }: CheckFieldProps) {
  const field = { id, hint, error };
  return (
    <div className={styles.root}>
      <label className={styles.choice} htmlFor={id}>
        <parts.Control {...input} tag="input" field={field} type="checkbox" id={id} required={required} />
        <span>
          {label}
          {required ? <RequiredMark /> : null}
        </span>
      </label>
      <FieldHint field={field} />
      <parts.FieldError field={field} />
    </div>
  );
}
