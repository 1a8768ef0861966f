import type { ReactNode } from 'react';
import { tint } from '../tint/tint.ts';
import styles from './page.module.css';

export interface PageProps {
  /** A brand's colour, which tints everything in the page. */
  color?: string | undefined;
  children: ReactNode;
}

/** The root of a screen: leaves room after its last part, and carries the tint. */
export function Page({ color, children }: PageProps) {
  return (
    <div className={styles.root} style={color ? tint(color) : undefined}>
      {children}
    </div>
  );
}
