import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './arrow-link.module.css';

/** A link's words and where it leads. */
export interface LinkItem {
  label: string;
  href: string;
}

export interface ArrowLinkProps extends LinkItem {
  /** Adds words that only screen readers hear, where the label alone is ambiguous. */
  hidden?: string | undefined;
  /** Points back instead of on. */
  back?: boolean | undefined;
}

/** A link that leads on: to the whole list, the next page, the article. */
export function ArrowLink({ label, href, hidden, back = false }: ArrowLinkProps) {
  return (
    <a className={styles.root} href={href} data-back={back || undefined}>
      <span className={styles.label}>
        {label}
        {hidden ? <VisuallyHidden> {hidden}</VisuallyHidden> : null}
      </span>
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </a>
  );
}
