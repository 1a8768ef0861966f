import type { ReactNode } from 'react';
import { SectionHeading, type SectionText } from '../section-heading/section-heading.tsx';
import styles from './section.module.css';

export interface SectionProps {
  /** Unique in the page; the heading gets it. */
  id: string;
  heading: SectionText;
  /** Its own background, over the full width. */
  tone?: 'shade' | undefined;
  children: ReactNode;
}

/** A part of a page inside the page's margins, with its heading. */
export function Section({ id, heading, tone, children }: SectionProps) {
  return (
    <section className={styles.root} aria-labelledby={id} data-tone={tone}>
      <SectionHeading id={id} heading={heading} />
      {children}
    </section>
  );
}
