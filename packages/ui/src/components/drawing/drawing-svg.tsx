import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import type { ViewBox } from './stroke.ts';

export interface DrawingSvgProps {
  viewBox: ViewBox;
  /** `cover` fills the container and crops the edges; `contain` shows the whole drawing. */
  fit?: 'cover' | 'contain';
  children: ReactNode;
}

/** The `<svg>` of a drawing, in the tint of its container. Decorative. */
export function DrawingSvg({ viewBox, fit = 'contain', children }: DrawingSvgProps) {
  return (
    <svg
      className={styles.root}
      data-fit={fit}
      viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
