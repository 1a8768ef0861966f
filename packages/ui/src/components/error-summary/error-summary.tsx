'use client';

import { useId, useRef, type MouseEvent } from 'react';
import { useFocusOnAppearance } from '../use-focus-on-appearance/use-focus-on-appearance.ts';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** The errors, each with a link to its field. A new list takes the focus again. */
  errors: readonly { fieldId: string; message: string }[];
}

/** The visible name of a control: the legend of its group, or its label. */
function nameOf(control: HTMLElement): Element {
  return (
    control.closest('fieldset')?.querySelector('legend') ??
    document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ??
    control
  );
}

/** Moves the focus to the control and scrolls its label into view; the address does not change. */
function focusField(event: MouseEvent, fieldId: string): void {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  nameOf(control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

/** The errors of a form, above the form. Takes the focus when it appears, so that screen readers read it. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useFocusOnAppearance(root, errors);

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
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
