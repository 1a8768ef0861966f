import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { FaqList, type FaqItem } from '../../components/faq-list/faq-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
import styles from './product-questions.module.css';

export interface ProductQuestionsScreenProps {
  /** `Questions sur Florelune Équilibre`. */
  title: string;
  intro: string;
  /** The brand's colour, which tints the page. */
  color: string;
  image: PictureImage | null;
  /** Link back to the product. */
  back: LinkItem;
  faqs: readonly FaqItem[];
  empty: EmptyText;
  callOut?: CallOutText | undefined;
}

/** Questions and answers about a product, or about a brand. */
export function ProductQuestionsScreen(props: ProductQuestionsScreenProps) {
  const { title, intro, color, image, back, faqs, empty, callOut } = props;
  const figure = image ? <Picture image={image} sizes="(min-width: 64rem) 18rem, 9rem" priority decorative /> : null;
  return (
    <Page color={color}>
      <PageHeading title={title} intro={intro} figure={figure}>
        <ArrowLink {...back} back />
      </PageHeading>
      <Column>
        <div className={styles.list}>
          {faqs.length > 0 ? <FaqList faqs={faqs} level={2} /> : <EmptyState {...empty} seed={back.href} />}
        </div>
      </Column>
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
