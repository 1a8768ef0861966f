import styles from './key-figures.module.css';

export interface KeyFigure {
  /** With its unit, written out: `1998`, `1,4 M`. */
  figure: string;
  /** What it counts. */
  label: string;
}

export interface KeyFiguresProps {
  figures: readonly KeyFigure[];
}

/** A few numbers and what they count. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <dl className={styles.root}>
      {figures.map(({ figure, label }) => (
        <div className={styles.item} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
