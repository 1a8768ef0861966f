import type { ReactNode } from 'react';
import styles from './docs.module.css';

export interface SpecimenProps {
  caption?: string;
  /** What it stands on. `bare` has neither ground nor border. */
  ground?: 'bright' | 'paper' | 'night' | 'bare';
  children: ReactNode;
}

/** The real thing, and what to see in it. */
export function Specimen({ caption, ground = 'bright', children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <div className={styles.stage} data-ground={ground}>
        {children}
      </div>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
