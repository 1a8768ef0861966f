import styles from './quote.module.css';

export interface QuoteProps {
  /** With the quotation marks of its language. */
  text: string;
  /** Who said it; nothing where the text speaks for the house. */
  name?: string | undefined;
  /** What they do, where it was printed. */
  role?: string | undefined;
}

/** Somebody's words, set large. */
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
