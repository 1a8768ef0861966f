import type { InputHTMLAttributes } from 'react';
import { plainParts } from './field-parts.tsx';
import { FieldHint, RequiredMark, type FieldText, type WithParts } from './field.tsx';
import styles from './field.module.css';
import type { FieldChoice } from './select-field.tsx';

export interface ChoiceFieldProps
  extends
    FieldText,
    WithParts,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'className' | 'style' | 'value' | 'defaultValue'> {
  name: string;
  options: readonly FieldChoice[];
  /** Initial value. */
  defaultValue?: string | undefined;
  /** Current value, if the form controls the state. */
  value?: string | undefined;
}

/** One choice out of a few, all visible. The first radio has the `id`, so that an error summary can link to it. */
export function ChoiceField({
  id,
  label,
  hint,
  error,
  required,
  options,
  value,
  defaultValue,
  parts = plainParts,
  ...input
}: ChoiceFieldProps) {
  const field = { id, hint, error };
  return (
    <parts.Control tag="fieldset" field={field} className={styles.root}>
      <legend className={styles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint field={field} />
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label className={styles.choice} key={option.value}>
            <parts.Control
              {...input}
              tag="input"
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              type="radio"
              id={index === 0 ? id : undefined}
              value={option.value}
              required={required}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <parts.FieldError field={field} />
    </parts.Control>
  );
}
