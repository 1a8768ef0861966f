import styles from './key-figures.module.css';

export interface KeyFigure {
  /** Formatted, with its unit: `1998`, `1,4 M`. */
  figure: string;
  /** What it counts. */
  label: string;
}

export interface KeyFiguresProps {
  figures: readonly KeyFigure[];
}

/** A few numbers with their labels. */
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
