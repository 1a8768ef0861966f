import { iconPaths } from '../icon/icon-paths.ts';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 5; fractions are drawn. */
  value: number;
  /** Accessible name: `4,6 sur 5`. */
  label: string;
  size?: 'small' | 'large';
}

const five = [0, 1, 2, 3, 4];

/** Five stars, filled up to the value. */
export function Rating({ value, label, size = 'small' }: RatingProps) {
  return (
    <span className={styles.root} data-size={size} role="img" aria-label={label}>
      {five.map((star) => {
        const filled = Math.min(1, Math.max(0, value - star));
        return (
          <svg key={star} className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path className={styles.outline} d={iconPaths.star} />
            {filled > 0 ? (
              <path
                className={styles.fill}
                d={iconPaths.star}
                style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
              />
            ) : null}
          </svg>
        );
      })}
    </span>
  );
}
