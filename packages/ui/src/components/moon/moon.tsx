import { litPart } from '../drawing/motifs/phases.ts';
import styles from './moon.module.css';

export interface MoonProps {
  /** The lit part: 0 is a new moon, 1 a full moon. */
  lit: number;
  /** Lit from the left: the moon after a full one. */
  waning?: boolean | undefined;
}

const centre = { x: 120, y: 120 };
const radius = 100;

/** The age of a waxing moon, as a fraction of the lunar month, for a given lit part. */
function ageOf(lit: number): number {
  return Math.acos(1 - 2 * Math.min(1, Math.max(0, lit))) / (2 * Math.PI);
}

/** A moon: for a step, an amount, a parcel, a night. Decorative; the text beside it has the meaning. */
export function Moon({ lit, waning = false }: MoonProps) {
  const age = waning ? 1 - ageOf(lit) : ageOf(lit);
  return (
    <svg className={styles.root} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <circle className={styles.disc} cx={centre.x} cy={centre.y} r={radius} />
      {lit > 0.01 ? <path className={styles.lit} d={litPart(centre, radius, age)} /> : null}
    </svg>
  );
}
