import { litPart } from '../drawing/motifs/phases.ts';
import styles from './moon.module.css';

export interface MoonProps {
  /** The lit part: 0 is a new moon, 1 a full moon. */
  lit: number;
}

const centre = { x: 120, y: 120 };
const radius = 100;

/** The age of a waxing moon, as a fraction of the lunar month, for a given lit part. */
function ageOf(lit: number): number {
  return Math.acos(1 - 2 * Math.min(1, Math.max(0, lit))) / (2 * Math.PI);
}

/** A moon as a progress indicator: for a step, an amount, a parcel. Decorative; the text beside it has the meaning. */
export function Moon({ lit }: MoonProps) {
  return (
    <svg className={styles.root} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <circle className={styles.disc} cx={centre.x} cy={centre.y} r={radius} />
      {lit > 0.01 ? <path className={styles.lit} d={litPart(centre, radius, ageOf(lit))} /> : null}
    </svg>
  );
}
