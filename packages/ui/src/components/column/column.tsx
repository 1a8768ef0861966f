import type { ReactNode } from 'react';
import styles from './column.module.css';

export interface ColumnProps {
  children: ReactNode;
}

/** The page's margins around what has no heading of its own. */
export function Column({ children }: ColumnProps) {
  return <div className={styles.root}>{children}</div>;
}
