import { describedBy, FieldError, FieldHint, RequiredMark, type FieldText } from './field.tsx';
import styles from './field.module.css';

const parts = ['day', 'month', 'year'] as const;

export type DatePart = (typeof parts)[number];

export interface DateFieldProps extends FieldText {
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
    wrong = parts,
    birthday,
    disabled,
  } = props;
  const field = { id, label, hint, error, required };
  const { 'aria-invalid': invalid, ...described } = describedBy(field);
  return (
    <fieldset className={styles.root} role="group" disabled={disabled} {...described}>
      <legend className={styles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint field={field} />
      <div className={styles.parts}>
        {parts.map((part) => {
          const isWrong = invalid && wrong.includes(part) ? true : undefined;
          return (
            <div className={styles.part} key={part} data-invalid={isWrong ? '' : undefined}>
              <label className={styles.partLabel} htmlFor={partId(id, part)}>
                {labels[part]}
              </label>
              <input
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
                aria-invalid={isWrong}
              />
            </div>
          );
        })}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
