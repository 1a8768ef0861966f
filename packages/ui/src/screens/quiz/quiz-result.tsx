import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pictogram } from '../../components/pictogram/pictogram.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import type { ProductItem } from '../../components/product-card/product-card.tsx';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import { RichText, type RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import styles from './quiz-result.module.css';

/** A need that the answers lead to. */
export interface QuizNeed {
  /** Becomes the fragment identifier: the slug. */
  id: string;
  label: string;
  /** SVG path data on a 24-pixel grid. */
  picto: string;
  text: readonly RichTextBlock[];
  /** To the page of the need. */
  link: LinkItem;
  products: readonly ProductItem[];
}

export interface QuizResultScreenProps {
  title: string;
  intro: string;
  /** Most fitting first. */
  needs: readonly QuizNeed[];
  /** Instead of the products of a need without any. */
  noProducts: string;
  /** Advice to ask a pharmacist or a doctor. */
  advice: CallOutText;
  /** The address of the page is the result. */
  share: { title: string; text: string };
  /** To the questions, without answers. */
  again: LinkItem;
  /** To all needs. */
  all: LinkItem;
  /** The legal sentence about food supplements. */
  notice: string;
  labels: PriceLabels;
}

type NeedProps = Pick<QuizResultScreenProps, 'noProducts' | 'labels'> & { need: QuizNeed };

function Need({ need, noProducts, labels }: NeedProps) {
  const { id, label, picto, text, link, products } = need;
  return (
    <Chapter
      id={id}
      title={label}
      figure={<Pictogram path={picto} frame="dish" />}
      aside={
        <div className={styles.text}>
          <RichText blocks={text} level={3} />
        </div>
      }
      link={link}
    >
      {products.length > 0 ? (
        <ProductGrid products={products} labels={labels} columns={2} />
      ) : (
        <p className={styles.none}>{noProducts}</p>
      )}
    </Chapter>
  );
}

/** What the answers to a quiz lead to: needs with products. */
export function QuizResultScreen(props: QuizResultScreenProps) {
  const { title, intro, needs, noProducts, advice, share, again, all, notice, labels } = props;
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        {needs.map((need) => (
          <Need key={need.id} need={need} noProducts={noProducts} labels={labels} />
        ))}
        <Notice title={share.title}>
          <p>{share.text}</p>
        </Notice>
        <div className={styles.actions}>
          <Button href={again.href} tone="secondary">
            {again.label}
          </Button>
          <ArrowLink {...all} />
        </div>
      </Column>
      <CallOut id="advice" {...advice} />
      <Column apart>
        <p className={styles.notice}>{notice}</p>
      </Column>
    </Page>
  );
}
