import type { ReactNode } from 'react';
import styles from './card-link.module.css';

export interface CardLinkProps {
  href: string;
  /** The card's name; the other texts of the card are not part of the link's name. */
  children: ReactNode;
}

/**
 * The only link of a card: its accessible name is the card's name, its clickable area is the whole card. The card is
 * `position: relative` and `isolation: isolate`, and sets `--card-focus-offset` if its edge would clip the focus ring.
 */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <a className={styles.root} href={href}>
      {children}
    </a>
  );
}
