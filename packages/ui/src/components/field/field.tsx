import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What every field says about itself. */
export interface FieldText {
  /** Id of the control; hint and error get ids made from it. */
  id: string;
  label: string;
  /** What to enter, and in which form, where the label leaves it open. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Names the label, for controls that can't count on `for`. */
export function labelId(id: string) {
  return `${id}-label`;
}

/** The attributes that tie a control to its hint, its error and whatever `others` name. */
export function describedBy({ id, hint, error }: FieldText, ...others: string[]) {
  return {
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`, ...others].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

interface FieldNotesProps {
  field: FieldText;
}

export function FieldHint({ field: { id, hint } }: FieldNotesProps) {
  return hint ? (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function FieldError({ field: { id, error } }: FieldNotesProps) {
  return error ? (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning" />
      <span>{error}</span>
    </p>
  ) : null;
}

/** The star that marks what must be filled in; never alone on a line. Screen readers hear "required" from the control instead. */
export function RequiredMark() {
  return (
    <span className={styles.star} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

interface FieldProps {
  field: FieldText;
  children: ReactNode;
}

/** A label, its control, the hint before it and the error after it. */
export function Field({ field, children }: FieldProps) {
  return (
    <div className={styles.root} data-invalid={field.error ? '' : undefined}>
      <label className={styles.label} id={labelId(field.id)} htmlFor={field.id}>
        {field.label}
        {field.required ? <RequiredMark /> : null}
      </label>
      <FieldHint field={field} />
      {children}
      <FieldError field={field} />
    </div>
  );
}
