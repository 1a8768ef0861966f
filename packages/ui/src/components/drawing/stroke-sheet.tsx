import styles from './drawing.module.css';
import type { Sheet, Stroke } from './stroke.ts';

export interface StrokeSheetProps {
  strokes: readonly Stroke[];
  sheet: Sheet;
  /** `cover` fills the box that it stands in and lets the edges go; `contain` shows all of it. */
  fit?: 'cover' | 'contain';
}

/** Strokes on their sheet, in the tint of where it stands. Decorative. */
export function StrokeSheet({ strokes, sheet, fit = 'contain' }: StrokeSheetProps) {
  return (
    <svg
      className={styles.root}
      data-fit={fit}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map(({ d, tone, width }, index) => (
        <path key={index} d={d} data-tone={tone} strokeWidth={width} />
      ))}
    </svg>
  );
}
