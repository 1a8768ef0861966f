import type { AllHTMLAttributes, ReactNode } from 'react';
import { warningPath } from '../icon/field-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './field.module.css';

/** What the attributes and the notes of a field are made from. */
export interface FieldNotes {
  /** Id of the control; hint and error get ids made from it. */
  id: string;
  /** What to enter, and in which format, if the label does not say it. */
  hint?: string | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
}

/** The attributes that link a control to its hint, its error and the ids in `others`. */
export function describedBy({ id, hint, error }: FieldNotes, ...others: (string | undefined)[]) {
  return {
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`, ...others].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export interface ControlProps extends AllHTMLAttributes<HTMLElement> {
  tag: 'input' | 'select' | 'textarea' | 'fieldset';
  /** The field of the element; absent for a radio, whose group has the descriptions. */
  field?: FieldNotes | undefined;
  /** True for one of several inputs, whose group has the descriptions. */
  isPart?: boolean | undefined;
  /** Id of a further description. */
  note?: string | undefined;
}

/** A control, or the group of several, that says what is wrong with it. */
export function Control({ tag, field, isPart, note, ...attributes }: ControlProps) {
  // The attributes are those of the given tag; one type for all of them is enough here.
  const Tag = tag as 'input';
  const { 'aria-invalid': invalid, ...described } = field ? describedBy(field, note) : {};
  return (
    <Tag
      {...attributes}
      {...(isPart ? {} : described)}
      {...{ [tag === 'fieldset' ? 'data-invalid' : 'aria-invalid']: invalid }}
    />
  );
}

export interface FieldErrorProps {
  field: FieldNotes;
}

export function FieldError({ field: { id, error } }: FieldErrorProps) {
  return error ? (
    <p className={styles.error} id={`${id}-error`}>
      <PathIcon path={warningPath} />
      <span>{error}</span>
    </p>
  ) : null;
}

/** The elements of a field that depend on what was entered and on what is wrong with it. */
export interface FieldParts {
  Control: (props: ControlProps) => ReactNode;
  FieldError: (props: FieldErrorProps) => ReactNode;
}

/** Of a field that gets its value and its error as props. */
export const plainParts: FieldParts = { Control, FieldError };
