import type { CSSProperties } from 'react';
import { Icon } from '../../src/components/icon/icon.tsx';
import docs from './docs.module.css';
import styles from './space.module.css';
import { pixelsAt, tokensStarting } from './token-values.ts';

function pixels(token: string): string {
  const [narrow, wide] = [pixelsAt(token, 360), pixelsAt(token, 1440)].map((size) => Math.round(size));
  return narrow === wide ? `${narrow} px` : `${narrow} to ${wide} px`;
}

function custom(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

/** The spacing steps, drawn at actual size. */
export function SpaceScale() {
  return (
    <ul className={styles.scale} role="list">
      {tokensStarting('space-').map((token) => (
        <li className={styles.step} key={token}>
          <span>
            <span className={docs.name}>--{token}</span>
            <br />
            <span className={docs.note}>{pixels(token)}</span>
          </span>
          <span className={styles.bar} style={custom({ size: `var(--${token})` })} />
        </li>
      ))}
    </ul>
  );
}

/* The layouts change at 48em, 56.25em and 64.0625em (README.md of the package). */
const widths = [
  { viewport: 360, columns: 4 },
  { viewport: 768, columns: 8 },
  { viewport: 1440, columns: 12 },
];

const depth = 110;

/** The grid at three widths, drawn to the same scale if there is room. */
export function GridSpecimen() {
  return (
    <div className={styles.widths}>
      {widths.map(({ viewport, columns }) => {
        const [margin, gap] = [pixelsAt('page-margin', viewport), pixelsAt('gutter', viewport)];
        const column = (viewport - 2 * margin - (columns - 1) * gap) / columns;
        const bars = Array.from(
          { length: columns },
          (_, index) => `M${margin + index * (column + gap)} 0h${column}v${depth}h${-column}z`,
        );
        return (
          <div key={viewport}>
            <svg
              className={styles.page}
              viewBox={`0 0 ${viewport} ${depth}`}
              style={custom({ width: `${viewport * 0.7}px` })}
              aria-hidden="true"
            >
              <path d={bars.join('')} />
            </svg>
            <p className={docs.caption}>
              {viewport} px: {columns} columns, margin {Math.round(margin)} px, gutter {Math.round(gap)} px
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** Minimum size of a pointer target. */
export function Target() {
  return (
    <div className={styles.targets}>
      <span className={styles.target}>
        <Icon name="close" size={20} />
      </span>
      <span className={docs.note}>--target: {pixels('target')}, whatever the size of the sign in it</span>
    </div>
  );
}
