import type { ReactNode } from 'react';
import { ArrowLink, type LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './chapter.module.css';

export interface ChapterProps {
  /** Id of the heading, for links to it. */
  id: string;
  title: string;
  /** Above the title: a pictogram. */
  figure?: ReactNode;
  /** Below the title: a sentence. */
  aside?: ReactNode;
  /** Link to more: below the title if the title is at the side, otherwise after the content. */
  link?: LinkItem | undefined;
  /** Aligns the first rule of a list of questions with the rule of the chapter. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/** A part of a long page: a hairline above, the title at the side, the content beside it. */
export function Chapter({ id, title, figure, aside, link, flush = false, children }: ChapterProps) {
  return (
    <section className={styles.root} aria-labelledby={id} data-flush={flush || undefined}>
      <div className={styles.side}>
        <div className={styles.head}>
          {figure}
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
        </div>
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
      {link ? (
        <p className={styles.link}>
          <ArrowLink {...link} />
        </p>
      ) : null}
    </section>
  );
}
