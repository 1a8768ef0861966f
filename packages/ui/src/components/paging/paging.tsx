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

/** Links to the pages of a list. Renders nothing where there is one page. */
export function Paging({ pages, current, labels }: PagingProps) {
  if (pages.length < 2) return null;
  return (
    <nav className={styles.root} aria-label={labels.title}>
      {pages.map((page) => (
        <a key={page.number} href={page.href} aria-current={page.number === current ? 'page' : undefined}>
          {page.number}
        </a>
      ))}
    </nav>
  );
}
