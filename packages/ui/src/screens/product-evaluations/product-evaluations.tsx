import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Column } from '../../components/column/column.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Paging, type PagingProps } from '../../components/paging/paging.tsx';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
import { ReviewList } from '../../components/review-list/review-list.tsx';
import type { ReviewItem } from '../../components/review-list/review-list.tsx';
import { ReviewSummary, type ReviewSummaryProps } from '../../components/review-summary/review-summary.tsx';
import styles from './product-evaluations.module.css';

export interface ProductEvaluationsScreenProps {
  title: string;
  product: { name: string; color: string; image: PictureImage | null };
  back: LinkItem;
  summary?: ReviewSummaryProps | undefined;
  listTitle: string;
  reviews: readonly ReviewItem[];
  empty: EmptyText;
  paging?: PagingProps | undefined;
  /** How to write one, with the link to the visitor's orders; absent if the site takes no evaluations. */
  write?: { title: string; text: string; link: LinkItem } | undefined;
  /** How evaluations are verified, as Directive (EU) 2019/2161 requires. */
  verification?: string | undefined;
}

function Write({ title, text, link }: NonNullable<ProductEvaluationsScreenProps['write']>) {
  return (
    <section className={styles.write} aria-labelledby="write">
      <h2 className={styles.title} id="write">
        {title}
      </h2>
      <p>{text}</p>
      <p>
        <ArrowLink {...link} />
      </p>
    </section>
  );
}

/** The evaluations of a product. A visitor who has received it writes one from the order. */
export function ProductEvaluationsScreen(props: ProductEvaluationsScreenProps) {
  const { title, product, back, summary, listTitle, reviews, empty, paging, write, verification } = props;
  return (
    <Page color={product.color}>
      <PageHeading
        title={title}
        figure={
          product.image ? (
            <div className={styles.pack}>
              <Picture image={product.image} sizes="18rem" decorative />
            </div>
          ) : undefined
        }
      >
        <ArrowLink {...back} back />
      </PageHeading>
      <Column>
        <div className={styles.root} data-write={write ? '' : undefined}>
          <section className={styles.list} aria-labelledby="reviews">
            <h2 className={styles.title} id="reviews">
              {listTitle}
            </h2>
            {summary ? <ReviewSummary {...summary} /> : null}
            {reviews.length > 0 ? <ReviewList reviews={reviews} /> : <EmptyState {...empty} seed="evaluations" />}
            {paging ? <Paging {...paging} /> : null}
            {verification ? <p className={styles.note}>{verification}</p> : null}
          </section>
          {write ? <Write {...write} /> : null}
        </div>
      </Column>
    </Page>
  );
}
