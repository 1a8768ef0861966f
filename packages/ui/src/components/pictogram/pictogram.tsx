import styles from './pictogram.module.css';

export interface PictogramProps {
  /** SVG path data on a 24-pixel grid, drawn as one stroke. */
  path: string;
  /** `dish` draws a circle around it. */
  frame?: 'none' | 'dish';
  size?: 's' | 'm' | 'l';
}

/** The pictogram of a need. Decorative: the need's name is beside it. */
export function Pictogram({ path, frame = 'none', size = 'm' }: PictogramProps) {
  return (
    <span className={styles.root} data-frame={frame} data-size={size}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </span>
  );
}
