import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Column } from '../../components/column/column.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { Notice, type NoticeProps } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Paging, type PagingProps } from '../../components/paging/paging.tsx';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
import { ReviewList } from '../../components/review-list/review-list.tsx';
import type { ReviewItem } from '../../components/review-list/review-list.tsx';
import { ReviewSummary, type ReviewSummaryProps } from '../../components/review-summary/review-summary.tsx';
import { FieldsForm, type FieldsFormProps } from '../../components/form-fields/fields-form.tsx';
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
  message?: NoticeProps | undefined;
  /** The form for the visitor's own evaluation, or a link to sign in; absent if the site takes no evaluations. */
  write?: ({ title: string; text: string } & ({ form: FieldsFormProps } | { login: LinkItem })) | undefined;
  /** How evaluations are verified, as Directive (EU) 2019/2161 requires. */
  verification?: string | undefined;
}

type WriteProps = NonNullable<ProductEvaluationsScreenProps['write']> & Pick<ProductEvaluationsScreenProps, 'message'>;

function Write({ title, text, message, ...access }: WriteProps) {
  return (
    <section className={styles.write} aria-labelledby="write">
      <h2 className={styles.title} id="write">
        {title}
      </h2>
      <p>{text}</p>
      {message ? <Notice {...message} /> : null}
      {'form' in access ? (
        <FieldsForm {...access.form} />
      ) : (
        <p>
          <ArrowLink {...access.login} />
        </p>
      )}
    </section>
  );
}

/** The evaluations of a product, and the form to write one. */
export function ProductEvaluationsScreen(props: ProductEvaluationsScreenProps) {
  const { title, product, back, summary, listTitle, reviews, empty, paging, message, write, verification } = props;
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
          {write ? <Write {...write} message={message} /> : null}
        </div>
      </Column>
    </Page>
  );
}
