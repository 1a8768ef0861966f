import type { SelectHTMLAttributes } from 'react';
import { chevronDownPath } from '../icon/field-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { describedBy, Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface FieldChoice {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends
    FieldText,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText | 'className' | 'style' | 'children'> {
  options: readonly FieldChoice[];
  /** The first option: no choice. */
  placeholder?: string;
}

/** One choice out of many, as a native select. */
export function SelectField({ id, label, hint, error, required, options, placeholder, ...select }: SelectFieldProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field field={field}>
      <span className={styles.select}>
        <select {...select} {...describedBy(field)} className={styles.control} id={id} required={required}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <PathIcon path={chevronDownPath} />
      </span>
    </Field>
  );
}
