import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import type { Sheet } from './stroke.ts';

export interface SheetRootProps {
  sheet: Sheet;
  /** `cover` fills the box that it stands in and lets the edges go; `contain` shows all of it. */
  fit?: 'cover' | 'contain';
  children: ReactNode;
}

/** The sheet that a drawing lies on, in the tint of where it stands. Decorative. */
export function SheetRoot({ sheet, fit = 'contain', children }: SheetRootProps) {
  return (
    <svg
      className={styles.root}
      data-fit={fit}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
