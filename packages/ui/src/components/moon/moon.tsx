import { litPart } from '../drawing/phases.ts';
import styles from './moon.module.css';

export interface MoonProps {
  /** How much of it is lit: 0 is new, 1 full. */
  lit: number;
}

const centre = { x: 120, y: 120 };
const radius = 100;

/** How far into its month a waxing moon is when so much of it is lit. */
function ageOf(lit: number): number {
  return Math.acos(1 - 2 * Math.min(1, Math.max(0, lit))) / (2 * Math.PI);
}

/** A moon that waxes with what it stands beside: a step, a sum, a parcel on its way. Decorative; the words say it. */
export function Moon({ lit }: MoonProps) {
  return (
    <svg className={styles.root} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <circle className={styles.disc} cx={centre.x} cy={centre.y} r={radius} />
      {lit > 0.01 ? <path className={styles.lit} d={litPart(centre, radius, ageOf(lit))} /> : null}
    </svg>
  );
}
