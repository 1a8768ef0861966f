import type { CSSProperties } from 'react';
import { drawingKinds } from '../../src/components/drawing/drawing-strokes.ts';
import { Drawing, type DrawingKind } from '../../src/components/drawing/drawing.tsx';
import { Icon, type IconName } from '../../src/components/icon/icon.tsx';
import { iconPaths } from '../../src/components/icon/icon-paths.ts';
import { Illustration, type IllustrationName } from '../../src/components/illustration/illustration.tsx';
import { pictures } from '../../src/components/illustration/pictures.ts';
import { Pictogram } from '../../src/components/pictogram/pictogram.tsx';
import { tint } from '../../src/components/tint/tint.ts';
import { brands } from '../../src/tokens/catalogue-colours.ts';
import catalogue from '../media/catalogue.json' with { type: 'json' };
import docs from './docs.module.css';
import styles from './pictures.module.css';

/** Every icon by its name. */
export function AllIcons() {
  return (
    <ul className={docs.cells} role="list" style={{ '--cell': '7rem', gap: 'var(--space-2)' } as CSSProperties}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li className={styles.sign} key={name}>
          <Icon name={name} size={24} />
          <span className={docs.note}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** An icon and a pictogram, enlarged, on their common grid. */
export function SignGrid() {
  const lines = Array.from({ length: 25 }, (_, index) => `M${index} 0v24M0 ${index}h24`).join('');
  const [need] = catalogue.needs.filter(({ key }) => key === 'sleep');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-7)' }}>
      {[iconPaths.search, need?.picto ?? ''].map((path, index) => (
        <div className={styles.grid} key={path}>
          <svg className={styles.lines} viewBox="0 0 24 24" aria-hidden="true">
            <path d={lines} />
          </svg>
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={index === 0 ? 1.5 : 1.25}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
        </div>
      ))}
    </div>
  );
}

function nameOf(key: string): string {
  return `${key.slice(0, 1).toUpperCase()}${key.slice(1).replaceAll('-', ' ')}`;
}

/** The needs of the catalogue, each under its parent. */
export function AllPictograms() {
  return catalogue.needs
    .filter(({ parent }) => parent === null)
    .map((parent) => (
      <section key={parent.key}>
        <h3>{nameOf(parent.key)}</h3>
        <ul
          className={docs.cells}
          role="list"
          style={{ '--cell': '8.5rem', gap: 'var(--space-2)', marginBlockStart: 'var(--space-3)' } as CSSProperties}
        >
          {[parent, ...catalogue.needs.filter((need) => need.parent === parent.key)].map(({ key, title, picto }) => (
            <li className={styles.sign} key={key}>
              <Pictogram path={picto} frame={key === parent.key ? 'dish' : 'none'} size="m" />
              <span className={docs.note}>
                {nameOf(key)}
                <br />
                <span lang="fr">{title}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** Every motif by its name. */
export function Motifs() {
  return (
    <ul className={docs.cells} role="list" style={{ '--cell': '8.5rem' } as CSSProperties}>
      {drawingKinds.map((kind, index) => (
        <li className={styles.drawn} key={kind} style={tint(brands[index % brands.length]?.color ?? '')}>
          <div className={styles.ground}>
            <Drawing kind={kind} seed="50" />
          </div>
          <span className={docs.name}>{kind}</span>
        </li>
      ))}
    </ul>
  );
}

/** One kind of drawing with six seeds, each in the tint of its brand. */
export function Seeds({ kind }: { kind: DrawingKind }) {
  return (
    <ul className={docs.cells} role="list" style={{ '--cell': '8.5rem' } as CSSProperties}>
      {brands.map(({ key, title, color }) => (
        <li className={styles.drawn} key={key} style={tint(color)}>
          <div className={styles.ground}>
            <Drawing kind={kind} seed={key} />
          </div>
          <span className={docs.note}>{title}</span>
        </li>
      ))}
    </ul>
  );
}

const recorded: Readonly<Record<string, string>> = import.meta.glob('../media/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

function fileOf(name: string): string {
  const file = recorded[`../media/${name.replaceAll('/', '-')}.webp`];
  if (!file) throw new Error(`docs/media has no picture of ${name}. Run node scripts/record-specimens.ts in apps/api.`);
  return file;
}

const sizes = {
  packs: { width: 440, height: 440 },
  contents: { width: 440, height: 440 },
  covers: { width: 720, height: 405 },
};

/**
 * Pictures drawn by `tooling/packshots`: a pack of each shape, the contents of each format, the packs of each brand.
 */
export function Packs({ of }: { of: 'packs' | 'contents' | 'covers' }) {
  return (
    <ul className={docs.cells} role="list" style={{ '--cell': of === 'covers' ? '20rem' : '15rem' } as CSSProperties}>
      {catalogue[of].map(({ name, of: kind, caption }) => (
        <li className={styles.pack} key={kind}>
          <img src={fileOf(name)} {...sizes[of]} alt={`${nameOf(kind)}: ${caption}`} loading="lazy" />
          <span>
            <span className={docs.name}>{nameOf(kind)}</span>
            {of === 'covers' ? null : (
              <>
                <br />
                <span className={docs.note} lang="fr">
                  {caption}
                </span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every illustration by its name. */
export function AllIllustrations() {
  return (
    <ul className={docs.cells} role="list" style={{ '--cell': '13rem' } as CSSProperties}>
      {(Object.keys(pictures) as IllustrationName[]).map((name) => (
        <li className={styles.drawn} key={name}>
          <Illustration name={name} />
          <span className={docs.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
