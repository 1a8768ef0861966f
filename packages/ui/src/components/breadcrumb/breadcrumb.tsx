import styles from './breadcrumb.module.css';

export interface BreadcrumbItem {
  label: string;
  /** Omitted if the step has no page of its own. The last step is never a link. */
  href?: string;
}

export interface BreadcrumbProps {
  /** Names the breadcrumb: `Fil d’Ariane`. */
  label: string;
  /** From home to this page. */
  items: readonly BreadcrumbItem[];
}

/** The position of the page in the site. Not shown on the home page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav className={styles.root} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li className={styles.item} key={`${index}-${item.label}`}>
            {index < last && item.href !== undefined ? (
              <a className={styles.link} href={item.href}>
                {item.label}
              </a>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
