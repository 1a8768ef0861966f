import type { ReactNode } from 'react';
import { warningPath } from '../icon/field-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './field.module.css';

/** The common props of all fields. */
export interface FieldText {
  /** Id of the control; hint and error get ids made from it. */
  id: string;
  label: string;
  /** What to enter, and in which format, if the label does not say it. */
  hint?: string | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Id of the label, for controls that can't use `for`. */
function labelId(id: string) {
  return `${id}-label`;
}

/** The attributes that link a control to its hint, its error and the ids in `others`. */
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
      <PathIcon path={warningPath} />
      <span>{error}</span>
    </p>
  ) : null;
}

/** The star of a required field; never alone on a line. Screen readers get "required" from the control instead. */
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
