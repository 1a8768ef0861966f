import type { ReactNode } from 'react';
import styles from './form.module.css';

export interface FormRowProps {
  children: ReactNode;
}

/** Fields that belong together, side by side if there is room: postcode and city. */
export function FormRow({ children }: FormRowProps) {
  return <div className={styles.row}>{children}</div>;
}
