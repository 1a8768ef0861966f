import type { FormHTMLAttributes, ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../error-summary/error-summary.tsx';
import { RequiredNote } from '../field/required-note.tsx';
import styles from './form.module.css';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'noValidate'> {
  ref?: Ref<HTMLFormElement> | undefined;
  /** The fields. */
  children: ReactNode;
  /** On the button. */
  submitLabel: string;
  /** `secondary` for a form below the page's main one. */
  submitTone?: 'primary' | 'secondary' | undefined;
  /** Explains the stars. */
  requiredNote?: string | undefined;
  /** The errors of the last attempt. */
  summary?: ErrorSummaryProps | undefined;
  /** True while the form is being sent; it can't be sent a second time. */
  busy?: boolean | undefined;
}

function preventDefault(event: SubmitEvent): void {
  event.preventDefault();
}

/**
 * A form: error summary, legend of the stars, fields, button. The browser's validation is off, because its messages are
 * in the language of the browser; the form's handler reports errors in the language of the page.
 */
export function Form({ children, submitLabel, submitTone, requiredNote, summary, busy = false, ...form }: FormProps) {
  return (
    <form
      {...form}
      onSubmit={busy ? preventDefault : form.onSubmit}
      className={styles.root}
      noValidate
      aria-busy={busy}
    >
      {summary ? <ErrorSummary {...summary} /> : null}
      {requiredNote ? <RequiredNote>{requiredNote}</RequiredNote> : null}
      {children}
      <p>
        {/* Not `disabled`, which would lose the focus. */}
        <Button type="submit" tone={submitTone ?? 'primary'} aria-disabled={busy || undefined}>
          {submitLabel}
        </Button>
      </p>
    </form>
  );
}
