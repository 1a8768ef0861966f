import { plainParts } from './field-parts.tsx';
import { FieldHint, RequiredMark, type FieldText, type WithParts } from './field.tsx';
import styles from './field.module.css';
import type { FieldChoice } from './select-field.tsx';

export interface CheckGroupFieldProps extends FieldText, WithParts {
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
  parts = plainParts,
}: CheckGroupFieldProps) {
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
              tag="input"
              field={field}
              isPart
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={defaultValue?.includes(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <parts.FieldError field={field} />
    </parts.Control>
  );
}
