import { Notice } from '../notice/notice.tsx';
import { DialDrawing } from './dial-drawing.tsx';
import type { DayMoment } from './dial-marks.ts';
import styles from './day-dial.module.css';

/** When one product is taken. */
export interface DayDialEntry {
  /** Name of the product; omitted if it is the only one and the page names it. */
  name?: string | undefined;
  /** `2 comprimés : à midi et le soir, pendant le repas`. */
  text: string;
  /** Empty for any moment. */
  moments: readonly DayMoment[];
  /** Whether one of several moments is chosen; otherwise the dose is divided between them. */
  isChoice: boolean;
  isWithMeal: boolean;
}

export interface DayDialProps {
  /** Unique in the page; the heading gets it. */
  id: string;
  title: string;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Up to three products; empty if there are only warnings. */
  entries: readonly DayDialEntry[];
  /** What the marks mean, for those who see them. */
  legend: readonly string[];
  /** Nutrients whose sum is above an upper intake level. */
  warnings: readonly string[];
  labels: {
    /** `Matin`. */
    moments: Readonly<Record<DayMoment, string>>;
  };
}

/** A dial of the day: when one product, or several together, are taken. The drawing repeats the text beside it. */
export function DayDial({ id, title, level = 3, entries, legend, warnings, labels }: DayDialProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {entries.length > 0 ? (
        <div className={styles.body}>
          <DialDrawing entries={entries} labels={labels.moments} />
          <div className={styles.text}>
            <ol className={styles.entries} role="list" data-numbered={entries.length > 1 || undefined}>
              {entries.map(({ name, text }) => (
                <li key={`${name ?? ''} ${text}`}>
                  {name ? <strong className={styles.name}>{name}</strong> : null}
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            {legend.map((line) => (
              <p className={styles.legend} key={line} aria-hidden="true">
                {line}
              </p>
            ))}
          </div>
        </div>
      ) : null}
      {warnings.map((warning) => (
        <Notice tone="warning" key={warning}>
          {warning}
        </Notice>
      ))}
    </section>
  );
}
