import type { CSSProperties } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import docs from './docs.module.css';
import styles from './shape.module.css';
import { tokenValue, tokensStarting } from './token-values.ts';

/** Corner radii, from square to circle. */
export function Radii() {
  return (
    <ul className={docs.cells} role="list">
      {tokensStarting('radius-').map((token) => (
        <li key={token}>
          <span className={styles.box} style={{ borderRadius: `var(--${token})` }} />
          <p className={docs.name}>--{token}</p>
          <p className={docs.note}>{tokenValue(token)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Shadows() {
  return (
    <ul className={docs.cells} role="list">
      {tokensStarting('shadow-').map((token) => (
        <li key={token}>
          <span className={styles.box} data-plain="" style={{ boxShadow: `var(--${token})` }} />
          <p className={docs.name}>--{token}</p>
        </li>
      ))}
    </ul>
  );
}

export function Lines() {
  return (
    <ul className={docs.cells} role="list">
      {tokensStarting('hairline').map((token) => (
        <li key={token}>
          <div className={styles.line} style={{ borderBlockEnd: `var(--${token})` }} />
          <p className={docs.name}>--{token}</p>
        </li>
      ))}
      <li>
        <div className={styles.line}>
          <span className={styles.focus}>In focus</span>
        </div>
        <p className={docs.name}>--focus-ring</p>
      </li>
    </ul>
  );
}

/** Moves on hover or on a press of the button; nothing moves under `prefers-reduced-motion`. */
export function Motion() {
  return (
    <div className={styles.track}>
      {['quick', 'calm', 'slow'].map((token) => (
        <div key={token}>
          <p className={docs.note}>
            --{token}: {tokenValue(token)}
          </p>
          <div className={styles.lane}>
            <span className={styles.moon} style={{ '--duration': `var(--${token})` } as CSSProperties} />
          </div>
        </div>
      ))}
      <div>
        <Button tone="secondary">Keep me in focus to see it</Button>
      </div>
    </div>
  );
}

/** The stacking order. */
export function Layers() {
  return (
    <ol className={styles.layers} role="list">
      {tokensStarting('z-').map((token, index) => (
        <li key={token} style={{ '--depth': index } as CSSProperties}>
          <span>--{token}</span>
          <span>{tokenValue(token)}</span>
        </li>
      ))}
    </ol>
  );
}
