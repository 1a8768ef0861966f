import type { ReactNode } from 'react';
import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import { unbrokenPhone } from '../unbroken-phones/unbroken-phones.ts';
import styles from './contact-details.module.css';

/** One way to contact someone. */
export interface ContactWay {
  /** `Téléphone`. */
  label: string;
  /** Lines of an address, or one line. */
  lines: readonly string[];
  /** `tel:`, `mailto:` or a path: makes the first line a link. */
  href?: LinkItem['href'] | undefined;
  /** Costs, hours: `Du lundi au vendredi, de 9 h à 17 h`. */
  note?: string | undefined;
}

export interface ContactDetailsProps {
  ways: readonly ContactWay[];
  /** Content below: opening hours. */
  children?: ReactNode;
}

/** Contact details: addresses, phone numbers. */
export function ContactDetails({ ways, children }: ContactDetailsProps) {
  return (
    <address className={styles.root}>
      <dl className={styles.ways}>
        {ways.map(({ label, lines, href, note }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            {lines.map((line, index) => (
              <dd className={styles.line} key={line}>
                {href && index === 0 ? <a href={href}>{href.startsWith('tel:') ? unbrokenPhone(line) : line}</a> : line}
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
