import type { ReactNode } from 'react';
import { plainParts, type FieldNotes, type FieldParts } from './field-parts.tsx';
import styles from './field.module.css';

/** The common props of all fields. */
export interface FieldText extends FieldNotes {
  label: string;
  required?: boolean | undefined;
}

/** Whether a field gets value and error as props, or from the form around it (`posted-parts.ts`). */
export interface WithParts {
  parts?: FieldParts | undefined;
}

/** Id of the label, for controls that can't use `for`. */
function labelId(id: string) {
  return `${id}-label`;
}

interface FieldHintProps {
  field: FieldNotes;
}

export function FieldHint({ field: { id, hint } }: FieldHintProps) {
  return hint ? (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
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

interface FieldProps extends WithParts {
  field: FieldText;
  children: ReactNode;
}

/** A label, its control, the hint before it and the error after it. */
export function Field({ field, parts: { FieldError } = plainParts, children }: FieldProps) {
  return (
    <div className={styles.root}>
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
