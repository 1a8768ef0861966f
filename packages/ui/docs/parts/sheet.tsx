import type { ReactNode } from 'react';
import { Drawing, type DrawingKind } from '../../src/components/drawing/drawing.tsx';
import styles from './docs.module.css';

export interface SheetProps {
  title: string;
  lead: string;
  /** Which hand draws the sign of the page; the title seeds it. */
  drawing?: DrawingKind;
  children: ReactNode;
}

/** A page of the foundations: it looks like the site, because it is made of the same things. */
export function Sheet({ title, lead, drawing, children }: SheetProps) {
  return (
    <main className={`sb-unstyled ${styles.sheet}`} lang="en">
      <header className={styles.head} data-drawn={drawing ? '' : undefined}>
        <div>
          <p className={styles.kicker}>Foundations</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {drawing ? (
          <div className={styles.sign}>
            <Drawing kind={drawing} seed={title} />
          </div>
        ) : null}
      </header>
      <div className={styles.text}>{children}</div>
    </main>
  );
}
