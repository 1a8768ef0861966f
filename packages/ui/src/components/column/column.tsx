import type { ReactNode } from 'react';
import styles from './column.module.css';

export interface ColumnProps {
  /** Leaves the room of a section above. */
  apart?: boolean | undefined;
  children: ReactNode;
}

/** The page's margins around what has no heading of its own. */
export function Column({ apart = false, children }: ColumnProps) {
  return (
    <div className={styles.root} data-apart={apart || undefined}>
      {children}
    </div>
  );
}
