'use client';

import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** What is wrong, each leading to its field. A new list takes the focus anew. */
  errors: readonly { fieldId: string; message: string }[];
}

/** What names a control to the eye: the legend of its group, or its label. */
function nameOf(control: HTMLElement): Element {
  return (
    control.closest('fieldset')?.querySelector('legend') ??
    document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ??
    control
  );
}

/** To the control, with its label in sight; the address stays as it is. */
function lead(event: MouseEvent, fieldId: string): void {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  nameOf(control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

/** What must be mended before a form can go, over the form. Takes the focus when it appears, and is read out so. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (errors.length > 0) root.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div className={styles.root} role="group" aria-labelledby={titleId} tabIndex={-1} ref={root}>
      <div role="alert">
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
