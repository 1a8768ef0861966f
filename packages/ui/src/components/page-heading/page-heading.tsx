import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** The page's only first-level heading. */
  title: string;
  /** A label above the title: the kind of page, the group; a link if it has a page. */
  eyebrow?: { label: string; href?: string | undefined } | undefined;
  intro?: string | undefined;
  /** A drawing or a pictogram beside the text. */
  figure?: ReactNode;
  /** Gives the figure and the text half the width each. */
  split?: boolean | undefined;
  /** Content below the title: a date, a count, a search field. */
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
