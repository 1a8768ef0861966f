import styles from './pictogram.module.css';

export interface PictogramProps {
  /** SVG path data on a 24-pixel grid, drawn as one stroke. */
  path: string;
  /** `dish` sets the sign in the circle of the mark. */
  frame?: 'none' | 'dish';
  size?: 's' | 'm' | 'l';
}

/** The sign of a need. Decorative: the need's name stands beside it. */
export function Pictogram({ path, frame = 'none', size = 'm' }: PictogramProps) {
  return (
    <span className={styles.root} data-frame={frame} data-size={size}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </span>
  );
}
