import type { ReactNode } from 'react';
import styles from './figure.module.css';

export interface FigureProps {
  /** The content: a picture, a drawing, a video. */
  children: ReactNode;
  /** Describes what the picture shows, not its message. */
  caption?: string | undefined;
  /** Credit. */
  credit?: string | undefined;
}

/** A picture, a drawing or a video in a text, with its caption. */
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
