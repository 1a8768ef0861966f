import type { ReactNode } from 'react';
import { describedBy, FieldError } from '../field/field-parts.tsx';
import { FieldHint, RequiredMark, type FieldText } from '../field/field.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './option-cards.module.css';

export interface OptionCard {
  value: string;
  title: string;
  /** Duration, carrier, purpose. */
  detail?: string | undefined;
  /** What it costs. */
  price?: string | undefined;
  icon?: IconName | undefined;
  /** Not selectable; the detail says why. */
  disabled?: boolean | undefined;
  /** Shown while it is chosen: further fields. */
  content?: ReactNode;
}

export interface OptionCardsProps extends FieldText {
  name: string;
  options: readonly OptionCard[];
  defaultValue?: string | undefined;
  /** Lower cards, for a form with many of these groups. */
  compact?: boolean | undefined;
}

/** One choice out of a few that need an explanation: a delivery or payment method. The first radio has the `id`. */
export function OptionCards({
  id,
  label,
  hint,
  error,
  required,
  name,
  options,
  defaultValue,
  compact = false,
}: OptionCardsProps) {
  const field = { id, label, hint, error, required };
  const { 'aria-invalid': invalid, ...described } = describedBy(field);
  return (
    <fieldset
      className={styles.root}
      data-invalid={invalid ? '' : undefined}
      data-compact={compact || undefined}
      {...described}
    >
      <legend className={styles.legend}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint field={field} />
      {options.map((option, index) => {
        const inputId = index === 0 ? id : `${id}-${option.value}`;
        return (
          <div className={styles.card} key={option.value} data-disabled={option.disabled || undefined}>
            <label className={styles.choice} htmlFor={inputId}>
              <input
                type="radio"
                id={inputId}
                name={name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
                disabled={option.disabled}
                required={required}
              />
              {option.icon ? <Icon name={option.icon} size={26} /> : null}
              <span className={styles.text}>
                <span className={styles.title}>{option.title}</span>
                {option.detail ? <span className={styles.detail}> {option.detail}</span> : null}
              </span>
              {option.price ? <span className={styles.price}>{option.price}</span> : null}
            </label>
            {option.content ? <div className={styles.content}>{option.content}</div> : null}
          </div>
        );
      })}
      <FieldError field={field} />
    </fieldset>
  );
}
