import type { SelectHTMLAttributes } from 'react';
import { chevronDownPath } from '../icon/field-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { plainParts } from './field-parts.tsx';
import { Field, type FieldText, type WithParts } from './field.tsx';
import styles from './field.module.css';

export interface FieldChoice {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends
    FieldText,
    WithParts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText | 'className' | 'style' | 'children'> {
  options: readonly FieldChoice[];
  /** The first option: no choice. */
  placeholder?: string;
}

/** One choice out of many, as a native select. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, required, options, placeholder, parts = plainParts, ...select } = props;
  const field = { id, label, hint, error, required };
  return (
    <Field field={field} parts={parts}>
      <span className={styles.select}>
        <parts.Control {...select} tag="select" field={field} className={styles.control} id={id} required={required}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </parts.Control>
        <PathIcon path={chevronDownPath} />
      </span>
    </Field>
  );
}
