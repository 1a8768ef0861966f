import type { ReactNode } from 'react';
import styles from './column.module.css';

export interface ColumnProps {
  /** Adds the top margin of a section. */
  apart?: boolean | undefined;
  children: ReactNode;
}

/** Applies the page's margins to content without a heading of its own. */
export function Column({ apart = false, children }: ColumnProps) {
  return (
    <div className={styles.root} data-apart={apart || undefined}>
      {children}
    </div>
  );
}
