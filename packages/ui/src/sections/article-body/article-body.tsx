import { LinkList, type LinkItem } from '../../components/link-list/link-list.tsx';
import { RichText, type RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import styles from './article-body.module.css';

export interface ArticleBodyProps {
  body: readonly RichTextBlock[];
  /** The needs that the page is about. */
  needs?: { title: string; items: readonly LinkItem[] } | undefined;
}

/** The text of a page in its column, and beside it the related needs. */
export function ArticleBody({ body, needs }: ArticleBodyProps) {
  return (
    <div className={styles.root}>
      <RichText blocks={body} size="large" />
      {needs && needs.items.length > 0 ? (
        <aside className={styles.needs} aria-labelledby="article-needs">
          <h2 className={styles.title} id="article-needs">
            {needs.title}
          </h2>
          <LinkList links={needs.items} />
        </aside>
      ) : null}
    </div>
  );
}
