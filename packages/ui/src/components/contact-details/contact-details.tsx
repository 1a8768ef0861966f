import type { ReactNode } from 'react';
import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './contact-details.module.css';

/** One way to reach somebody. */
export interface ContactWay {
  /** `Téléphone`. */
  label: string;
  /** Lines of an address, or one line. */
  lines: readonly string[];
  /** `tel:`, `mailto:`, a route: makes the first line a link. */
  href?: LinkItem['href'] | undefined;
  /** Costs, hours: `Du lundi au vendredi, de 9 h à 17 h`. */
  note?: string | undefined;
}

export interface ContactDetailsProps {
  ways: readonly ContactWay[];
  /** More under them: opening hours. */
  children?: ReactNode;
}

/** Where to write, whom to call. */
export function ContactDetails({ ways, children }: ContactDetailsProps) {
  return (
    <address className={styles.root}>
      <dl className={styles.ways}>
        {ways.map(({ label, lines, href, note }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            {lines.map((line, index) => (
              <dd className={styles.line} key={line}>
                {href && index === 0 ? <a href={href}>{line}</a> : line}
              </dd>
            ))}
            {note ? <dd className={styles.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
      {children}
    </address>
  );
}
