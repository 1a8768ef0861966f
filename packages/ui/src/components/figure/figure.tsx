import type { ReactNode } from 'react';
import styles from './figure.module.css';

export interface FigureProps {
  /** What is shown: a picture, a drawing, a video. */
  children: ReactNode;
  /** Says what the picture shows, not what it means to say. */
  caption?: string | undefined;
  /** Who made it. */
  credit?: string | undefined;
}

/** Something to look at in a text, and the words under it. */
export function Figure({ children, caption, credit }: FigureProps) {
  return (
    <figure className={styles.root}>
      <div className={styles.stage}>{children}</div>
      {caption || credit ? (
        <figcaption className={styles.caption}>
          {caption ? <span>{caption}</span> : null}
          {credit ? <span className={styles.credit}>{credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
