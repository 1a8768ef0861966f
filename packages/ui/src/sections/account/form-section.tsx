import type { ReactNode } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A further part of an account page: a form or an action of its own. */
export function FormSection({ id, title, text, children }: FormSectionProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
