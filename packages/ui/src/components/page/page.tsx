import type { ReactNode } from 'react';
import { tint } from '../tint/tint.ts';
import styles from './page.module.css';

export interface PageProps {
  /** A brand's colour, which tints the whole page. */
  color?: string | undefined;
  children: ReactNode;
}

/** The root of a screen: adds the bottom margin and sets the tint. */
export function Page({ color, children }: PageProps) {
  return (
    <div className={styles.root} style={color ? tint(color) : undefined}>
      {children}
    </div>
  );
}
