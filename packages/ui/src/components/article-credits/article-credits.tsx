import styles from './article-credits.module.css';

/** `Relecture : Équipe de pharmacie`. */
export interface ArticleCredit {
  label: string;
  text: string;
  /** ISO date, if `text` is a date. */
  date?: string | undefined;
}

export interface ArticleSource {
  /** The reference in its own language. */
  text: string;
  href: string;
  /** Its language, if it differs from that of the page. */
  lang?: string | undefined;
}

export interface ArticleCreditsProps {
  /** Author and reviewer by their function, and the date of the review. */
  credits?: { title: string; items: readonly ArticleCredit[] } | undefined;
  sources?: { title: string; items: readonly ArticleSource[] } | undefined;
}

/** The end of an article: who wrote and checked it, and what it is based on. */
export function ArticleCredits({ credits, sources }: ArticleCreditsProps) {
  return (
    <footer className={styles.root}>
      {credits ? (
        <section aria-labelledby="article-credits">
          <h2 className={styles.title} id="article-credits">
            {credits.title}
          </h2>
          <dl className={styles.credits}>
            {credits.items.map(({ label, text, date }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.text}>{date ? <time dateTime={date}>{text}</time> : text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {sources ? (
        <section aria-labelledby="article-sources">
          <h2 className={styles.title} id="article-sources">
            {sources.title}
          </h2>
          <ol className={styles.sources}>
            {sources.items.map(({ text, href, lang }) => (
              <li key={href}>
                <a href={href} lang={lang} hrefLang={lang} rel="external">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </footer>
  );
}
