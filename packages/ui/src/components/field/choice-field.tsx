import type { InputHTMLAttributes } from 'react';
import { describedBy, FieldError, FieldHint, RequiredMark, type FieldText } from './field.tsx';
import styles from './field.module.css';
import type { FieldChoice } from './select-field.tsx';

export interface ChoiceFieldProps
  extends
    FieldText,
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
  ...input
}: ChoiceFieldProps) {
  const field = { id, label, hint, error, required };
  const { 'aria-invalid': invalid, ...described } = describedBy(field);
  return (
    <fieldset className={styles.root} data-invalid={invalid ? '' : undefined} {...described}>
      <legend className={styles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint field={field} />
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label className={styles.choice} key={option.value}>
            <input
              {...input}
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
      <FieldError field={field} />
    </fieldset>
  );
}
