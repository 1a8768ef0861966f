import { drawCulture } from './culture.ts';
import styles from './drawing.module.css';
import { drawPhases } from './phases.ts';
import { randomFrom, type Random } from './random.ts';
import type { Sheet, Stroke } from './stroke.ts';
import { drawVeins } from './veins.ts';

export type DrawingKind = 'culture' | 'veins' | 'phases';
export type DrawingFormat = 'square' | 'wide' | 'tall' | 'strip';

export interface DrawingProps {
  kind: DrawingKind;
  /** The same seed gives the same drawing: the id of the brand, the article, the page. */
  seed: string;
  /** Proportions: 1 to 1, 3 to 2, 4 to 5, 9 to 1. A strip suits phases alone. */
  format?: DrawingFormat;
  /** `cover` fills the box that it stands in and lets the edges go; `contain` shows all of it. */
  fit?: 'cover' | 'contain';
}

const sheets: Readonly<Record<DrawingFormat, Sheet>> = {
  square: { width: 400, height: 400 },
  wide: { width: 600, height: 400 },
  tall: { width: 400, height: 500 },
  strip: { width: 1800, height: 170 },
};

const hands: Readonly<Record<DrawingKind, (random: Random, sheet: Sheet) => Stroke[]>> = {
  culture: drawCulture,
  veins: drawVeins,
  phases: drawPhases,
};

/** The strokes of a drawing; pure, so that a test can weigh them. */
export const strokesOf = (kind: DrawingKind, seed: string, format: DrawingFormat): Stroke[] =>
  hands[kind](randomFrom(`${kind}:${seed}`), sheets[format]);

/** A drawing grown from a seed, in the tint of where it stands. Decorative. */
export function Drawing({ kind, seed, format = 'square', fit = 'contain' }: DrawingProps) {
  const { width, height } = sheets[format];
  return (
    <svg
      className={styles.root}
      data-fit={fit}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {strokesOf(kind, seed, format).map(({ d, tone, width: strokeWidth }, index) => (
        <path key={index} d={d} data-tone={tone} strokeWidth={strokeWidth} />
      ))}
    </svg>
  );
}
