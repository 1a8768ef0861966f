import type { ReactNode } from 'react';
import styles from './card-link.module.css';

export interface CardLinkProps {
  href: string;
  /** The card's name; what else the card says stays out of the link's. */
  children: ReactNode;
}

/**
 * The one link of a card: as short as its name for whoever hears it, as large as the card for whoever points at it. The
 * card is `position: relative` and `isolation: isolate`, and sets `--card-focus-offset` where its edge would cut the
 * focus ring off.
 */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <a className={styles.root} href={href}>
      {children}
    </a>
  );
}
