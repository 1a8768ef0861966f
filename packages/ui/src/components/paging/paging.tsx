import { Icon } from '../icon/icon.tsx';
import { shortenPages } from './shorten-pages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './paging.module.css';

export interface PagingLabels {
  /** Names the navigation: `Pages`. */
  title: string;
  previous: string;
  next: string;
  /** Read before a number: `Page`. */
  page: string;
}

export interface PagingPage {
  number: number;
  href: string;
}

export interface PagingProps {
  /** Every page of the list, in order; long lists are shortened here. */
  pages: readonly PagingPage[];
  current: number;
  labels: PagingLabels;
}

function Arrow() {
  return (
    <span className={styles.arrow}>
      <Icon name="arrow" />
    </span>
  );
}

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Paging({ pages, current, labels }: PagingProps) {
  if (pages.length < 2) return null;
  const previous = pages.find((page) => page.number === current - 1);
  const next = pages.find((page) => page.number === current + 1);
  return (
    <nav className={styles.root} aria-label={labels.title}>
      {previous ? (
        <a className={styles.step} href={previous.href} rel="prev">
          <Arrow />
          {labels.previous}
        </a>
      ) : null}
      <ol className={styles.pages} role="list">
        {shortenPages(pages, current).map((page, index) => (
          <li key={page?.number ?? `gap-${index}`}>
            {page ? (
              <a className={styles.page} href={page.href} aria-current={page.number === current ? 'page' : undefined}>
                <VisuallyHidden>{labels.page} </VisuallyHidden>
                {page.number}
              </a>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      {next ? (
        <a className={styles.step} href={next.href} rel="next">
          {labels.next}
          <Arrow />
        </a>
      ) : null}
    </nav>
  );
}
