import type { FormHTMLAttributes, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../error-summary/error-summary.tsx';
import { RequiredNote } from '../field/required-note.tsx';
import styles from './form.module.css';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'noValidate'> {
  /** The fields. */
  children: ReactNode;
  /** On the button. */
  submitLabel: string;
  /** Explains the stars. */
  requiredNote?: string | undefined;
  /** What must be mended, after an attempt. */
  summary?: ErrorSummaryProps | undefined;
  /** On its way: it can't be sent a second time meanwhile. */
  busy?: boolean | undefined;
}

/**
 * A form: what must be mended, the legend of the stars, the fields, the button. The browser's own checks are off, since
 * their words are in the language of the browser; who receives the form says what is wrong in the language of the page.
 */
export function Form({ children, submitLabel, requiredNote, summary, busy = false, ...form }: FormProps) {
  return (
    <form {...form} className={styles.root} noValidate aria-busy={busy}>
      {summary ? <ErrorSummary {...summary} /> : null}
      {requiredNote ? <RequiredNote>{requiredNote}</RequiredNote> : null}
      {children}
      <p>
        <Button type="submit" disabled={busy}>
          {submitLabel}
        </Button>
      </p>
    </form>
  );
}
