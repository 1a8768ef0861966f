import { describedBy, FieldError } from './field-parts.tsx';
import { FieldHint, RequiredMark, type FieldText } from './field.tsx';
import styles from './field.module.css';
import type { FieldChoice } from './select-field.tsx';

export interface CheckGroupFieldProps extends FieldText {
  name: string;
  options: readonly FieldChoice[];
  /** Initial values. */
  defaultValue?: readonly string[] | undefined;
}

/**
 * Several choices out of a few, all visible. The first box has the `id`, so that an error summary can link to it. With
 * `required` at least one must be ticked; the form's handler checks that, because HTML has no such rule.
 */
export function CheckGroupField({
  id,
  name,
  label,
  hint,
  error,
  required,
  options,
  defaultValue,
}: CheckGroupFieldProps) {
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
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={defaultValue?.includes(option.value)}
              aria-invalid={invalid}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
