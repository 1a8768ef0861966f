import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** The page's only heading of the first level. */
  title: string;
  /** A word over the title: the kind of page, the group; a link where it has a page. */
  eyebrow?: { label: string; href?: string | undefined } | undefined;
  intro?: string | undefined;
  /** A drawing or a pictogram beside the words. */
  figure?: ReactNode;
  /** Gives the figure half the width, and the words the other half. */
  split?: boolean | undefined;
  /** What belongs to the title: a date, a count, a search field. */
  children?: ReactNode;
}

/** The top of a page. */
export function PageHeading({ title, eyebrow, intro, figure, split = false, children }: PageHeadingProps) {
  return (
    <div className={styles.root} data-split={split || undefined}>
      <div className={styles.text}>
        {eyebrow ? (
          <p className={styles.eyebrow}>{eyebrow.href ? <a href={eyebrow.href}>{eyebrow.label}</a> : eyebrow.label}</p>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children}
      </div>
      {figure ? <div className={styles.figure}>{figure}</div> : null}
    </div>
  );
}
