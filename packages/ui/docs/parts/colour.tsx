import type { CSSProperties } from 'react';
import { Drawing } from '../../src/components/drawing/drawing.tsx';
import { tint } from '../../src/components/tint/tint.ts';
import { brands } from '../../src/tokens/catalogue-colours.ts';
import {
  brandControlPairs,
  brandTextPairs,
  controlPairs,
  textPairs,
  type ColourPair,
} from '../../src/tokens/colour-pairs.ts';
import { contrast } from '../../src/tokens/contrast.ts';
import { brandMixes, defaultTint, palette } from '../../src/tokens/palette.ts';
import { colour, tinted } from '../../src/tokens/tinted.ts';
import styles from './colour.module.css';
import docs from './docs.module.css';

const groups: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Paper', names: ['paper-bright', 'paper', 'paper-shade'] },
  { title: 'Ink', names: ['ink', 'ink-soft', 'ink-faint'] },
  { title: 'Action', names: ['action', 'action-strong', 'action-wash'] },
  { title: 'Lichen', names: ['lichen'] },
  { title: 'Night', names: ['night', 'night-raised', 'on-night', 'on-night-soft', 'night-line'] },
  { title: 'Lines', names: ['line', 'line-strong', 'line-control'] },
  { title: 'Messages', names: ['success', 'success-wash', 'warning', 'warning-wash', 'error', 'error-wash'] },
];

function variables(values: Readonly<Record<string, string>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, token]) => [`--${name}`, `var(--${token})`]));
}

function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}

/** The palette of the style sheets, with the contrast of each colour on paper. */
export function Palette() {
  return groups.map(({ title, names }) => (
    <section key={title}>
      <h3 className={styles.group}>{title}</h3>
      <ul className={docs.cells} role="list" style={{ '--cell': '9rem' } as CSSProperties}>
        {names.map((name) => (
          <li className={styles.swatch} key={name}>
            <span className={styles.patch} style={variables({ patch: name })} />
            <span className={docs.name}>--{name}</span>
            <span className={docs.note}>
              {colour(palette, name)} · {formatRatio(contrast(colour(palette, name), colour(palette, 'paper')))} on
              paper
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function isDark(ground: string): boolean {
  return contrast(colour(palette, ground), colour(palette, 'paper')) > 4.5;
}

function Pairs({ pairs, sample }: { pairs: readonly ColourPair[]; sample: 'text' | 'control' }) {
  return (
    <ul className={styles.pairs} role="list">
      {pairs.map(({ front, ground }) => (
        <li
          className={styles.pair}
          data-dark={isDark(ground) || undefined}
          key={`${front} ${ground}`}
          style={variables({ front, ground })}
        >
          {sample === 'text' ? <span className={styles.sample}>Ag</span> : <span className={styles.dot} />}
          <span className={sample === 'text' ? undefined : styles.words}>
            {front} on {ground}
          </span>
          <strong className={sample === 'text' ? undefined : styles.words}>
            {formatRatio(contrast(colour(palette, front), colour(palette, ground)))}
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** Every pair allowed for text, with its contrast computed at render time. */
export function TextPairs() {
  return <Pairs pairs={textPairs} sample="text" />;
}

/** Every pair allowed for controls or the focus, with its contrast computed at render time. */
export function ControlPairs() {
  return <Pairs pairs={controlPairs} sample="control" />;
}

function lowestContrast(pairs: readonly ColourPair[], brand: string): number {
  const colours = tinted({ ...palette, ...defaultTint }, brandMixes, brand);
  return Math.min(...pairs.map(({ front, ground }) => contrast(colour(colours, front), colour(colours, ground))));
}

/** How `--brand` changes a page. */
export function BrandTints() {
  return (
    <ul className={styles.brands} role="list">
      {brands.map(({ key, title, color }) => (
        <li className={styles.brand} key={key} style={tint(color)}>
          <span className={styles.plain}>
            <strong>{title}</strong>
            <span>{color}</span>
          </span>
          <div className={styles.shades}>
            <Drawing kind="culture" seed={key} />
            <p>--brand-ink, on the wash</p>
          </div>
          <span className={styles.ratios}>
            <span>Least contrast of text: {formatRatio(lowestContrast(brandTextPairs, color))}</span>
            <span>Least contrast of controls: {formatRatio(lowestContrast(brandControlPairs, color))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
