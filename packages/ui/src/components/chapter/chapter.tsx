import type { ReactNode } from 'react';
import { ArrowLink, type LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './chapter.module.css';

export interface ChapterProps {
  /** Id of the heading, for links to it. */
  id: string;
  title: string;
  /** Over the title: a pictogram. */
  figure?: ReactNode;
  /** Under the title: a sentence. */
  aside?: ReactNode;
  /** Leads on: under the title where that stands at the side, after what the chapter says where it stands above. */
  link?: LinkItem | undefined;
  /** Lets the first rule of a list of questions fall on the rule of the chapter. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/** A part of a long page: its title at the side, what it says beside it, under a hairline. */
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
