import { plainParts } from './field-parts.tsx';
import { FieldHint, RequiredMark, type FieldText, type WithParts } from './field.tsx';
import styles from './field.module.css';

const dateParts = ['day', 'month', 'year'] as const;

export type DatePart = (typeof dateParts)[number];

export interface DateFieldProps extends FieldText, WithParts {
  /** The parts are sent as `<name>-day`, `<name>-month` and `<name>-year`. */
  name: string;
  labels: Readonly<Record<DatePart, string>>;
  defaultValue?: Partial<Record<DatePart, string>> | undefined;
  /** The parts that the error concerns; all of them if omitted. */
  wrong?: readonly DatePart[] | undefined;
  /** Enables autofill of the date of birth. */
  birthday?: boolean | undefined;
  disabled?: boolean | undefined;
}

const maxLengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/** The id of a part: the day has the id of the field itself, so that an error summary can link to it. */
function partId(id: string, part: DatePart) {
  return part === 'day' ? id : `${id}-${part}`;
}

/**
 * A memorable date as three fields, faster and less error-prone than a calendar. The order day, month, year is that of
 * all markets.
 */
export function DateField(props: DateFieldProps) {
  const {
    id,
    name,
    label,
    hint,
    error,
    required,
    labels,
    defaultValue = {},
    wrong = dateParts,
    birthday,
    disabled,
    parts = plainParts,
  } = props;
  const field = { id, hint, error };
  return (
    <parts.Control tag="fieldset" field={field} className={styles.root} role="group" disabled={disabled}>
      <legend className={styles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint field={field} />
      <div className={styles.parts}>
        {dateParts.map((part) => (
          <div className={styles.part} key={part}>
            <label className={styles.partLabel} htmlFor={partId(id, part)}>
              {labels[part]}
            </label>
            <parts.Control
              tag="input"
              field={wrong.includes(part) ? field : undefined}
              isPart
              className={styles.control}
              data-measure={part}
              id={partId(id, part)}
              name={`${name}-${part}`}
              type="text"
              inputMode="numeric"
              maxLength={maxLengths[part]}
              defaultValue={defaultValue[part]}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              required={required}
            />
          </div>
        ))}
      </div>
      <parts.FieldError field={field} />
    </parts.Control>
  );
}
