import { markAt } from './mark.ts';
import styles from './logo.module.css';
import { countryLines, wordmark, type Lockup } from './outlines.ts';

export type { Lockup } from './outlines.ts';

/** The moon stands over the last three letters: Veral-une. */
export const logoMark = markAt(938, 172, 122);

export interface LogoProps {
  /** The name read out. */
  label: string;
  /** Sets a country beneath the name. */
  lockup?: Lockup;
  /** Width in CSS pixels; the height follows, 65 to 120. */
  width?: number;
}

/** The logo as part of the page. The header and footer of a market take theirs as files, which browsers keep. */
export function Logo({ label, lockup, width = 120 }: LogoProps) {
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
      {lockup ? <path d={countryLines[lockup]} /> : null}
    </svg>
  );
}
