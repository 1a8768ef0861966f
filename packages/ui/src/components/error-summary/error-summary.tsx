import type { Ref } from 'react';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  title: string;
  /** What is wrong, each leading to its field. */
  errors: readonly { fieldId: string; message: string }[];
  /** Give it the focus after a failed attempt, so that it is read out. */
  ref?: Ref<HTMLDivElement>;
}

/** What must be mended before a form can go, over the form. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div className={styles.root} role="alert" tabIndex={-1} ref={ref}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
