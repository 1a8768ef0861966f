import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './arrow-link.module.css';

/** The text and the address of a link. */
export interface LinkItem {
  label: string;
  href: string;
}

export interface ArrowLinkProps extends LinkItem {
  /** Adds text for screen readers if the label alone is ambiguous. */
  hidden?: string | undefined;
  /** Points back instead of forward. */
  back?: boolean | undefined;
}

/** A link with an arrow: to the whole list, the next page, the article. */
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
