import styles from './quote.module.css';

export interface QuoteProps {
  /** With the quotation marks of its language. */
  text: string;
  /** The author; omitted if Veralune itself is speaking. */
  name?: string | undefined;
  /** The author's profession, or the publication. */
  role?: string | undefined;
}

/** A quotation in large type. */
export function Quote({ text, name, role }: QuoteProps) {
  return (
    <figure className={styles.root}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      {name ? (
        <figcaption className={styles.source}>
          <span className={styles.name}>{name}</span>
          {role ? <span>{role}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
