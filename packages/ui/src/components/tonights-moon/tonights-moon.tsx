import { Moon, type MoonProps } from '../moon/moon.tsx';
import styles from './tonights-moon.module.css';

export interface TonightsMoonProps {
  /** An odd number of nights; the middle one is tonight. */
  nights: readonly MoonProps[];
  /** Names the phase: `Ce soir : pleine lune`. It is the text alternative of the moons. */
  phase: string;
  /** One line on the season. */
  text: string;
}

/** The moon of tonight between those of the nights before and after, on a dark background. */
export function TonightsMoon({ nights, phase, text }: TonightsMoonProps) {
  const tonight = Math.floor(nights.length / 2);
  return (
    <div className={styles.root}>
      <div className={styles.nights}>
        {nights.map((night, index) => (
          <span className={styles.night} key={index} data-tonight={index === tonight || undefined}>
            <Moon {...night} />
          </span>
        ))}
      </div>
      <p className={styles.text}>
        <span className={styles.phase}>{phase}</span> {text}
      </p>
    </div>
  );
}
