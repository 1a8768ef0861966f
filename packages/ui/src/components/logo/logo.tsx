import { markAt } from './mark.ts';
import styles from './logo.module.css';
import { countryLines, wordmark, type LogoVariant } from './outlines.ts';

export type { LogoVariant } from './outlines.ts';

/** The mark is above the last three letters: Veral-une. */
const logoMark = markAt(938, 172, 122);

export interface LogoProps {
  /** The accessible name. */
  label: string;
  /** Adds the country below the name. */
  variant?: LogoVariant;
  /** Width in CSS pixels; the ratio of height to width is 65 to 120. */
  width?: number;
}

/** The logo as inline SVG. The header and footer of a market load theirs as files, which browsers cache. */
export function Logo({ label, variant, width = 120 }: LogoProps) {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 1200 650"
      width={width}
      height={Math.round((width * 65) / 120)}
      role="img"
      aria-label={label}
    >
      <circle className={styles.ring} {...logoMark.ring} />
      <path className={styles.crescent} d={logoMark.crescent} />
      <path d={wordmark} />
      {variant ? <path d={countryLines[variant]} /> : null}
    </svg>
  );
}
