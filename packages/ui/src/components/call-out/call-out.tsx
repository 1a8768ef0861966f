import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './call-out.module.css';

export interface CallOutText {
  title: string;
  text: string;
  link?: LinkItem;
}

export interface CallOutProps extends CallOutText {
  id: string;
}

/** One thing to do next, set apart: find a pharmacy, ask a question. */
export function CallOut({ id, title, text, link }: CallOutProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {link ? <a href={link.href}>{link.label}</a> : null}
    </section>
  );
}
