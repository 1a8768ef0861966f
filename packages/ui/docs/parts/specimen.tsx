import type { ReactNode } from 'react';
import styles from './docs.module.css';

export interface SpecimenProps {
  caption?: string;
  /** Background. `bare` has neither background nor border. */
  ground?: 'bright' | 'paper' | 'night' | 'bare';
  children: ReactNode;
}

/** A live example and its caption. */
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
