import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import { PricesNote } from '../../components/price/prices-note.tsx';
import { ProductCard, type ProductItem } from '../../components/product-card/product-card.tsx';
import { AnswerTrail, type AnswerTrailProps } from './answer-trail.tsx';
import styles from './three-questions.module.css';

export type { AnswerTrailProps } from './answer-trail.tsx';

/** A product with the sentence that says why it is shown. */
export interface ReasonedProduct {
  product: ProductItem;
  why: string;
}

export interface ReasonedProducts {
  title: string;
  /** That there are few. */
  text?: string | undefined;
  products: readonly ReasonedProduct[];
}

export interface ThreeAnswersScreenProps {
  title: string;
  trail: AnswerTrailProps;
  /** Whom to ask before buying anything; absent if the answers give no reason. */
  first?: string | undefined;
  /** At most three; absent if none matches all answers. */
  matches?: ReasonedProducts | undefined;
  /** Instead of the matches. */
  empty?: EmptyText | undefined;
  /** Products of other forms, if there are few matches. */
  others?: ReasonedProducts | undefined;
  /** When to ask a pharmacist. */
  ask: { title: string; items: readonly string[] };
  /** Leads to the pharmacies. */
  finder: CallOutText;
  /** To the comparison of the products, the page of the need. */
  links: readonly LinkItem[];
  /** To the first question. */
  again: LinkItem;
  /** The legal sentence about food supplements. */
  notice: string;
  labels: PriceLabels;
}

const sizes = '(min-width: 90rem) 20rem, (min-width: 48rem) 28vw, 46vw';

type ProductsProps = ReasonedProducts & {
  id: string;
  /** Number of pictures with high priority: those that a phone shows first. */
  priority?: number | undefined;
  labels: PriceLabels;
};

function Products({ id, title, text, products, priority = 0, labels }: ProductsProps) {
  return (
    <section className={styles.products} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <ul className={styles.cards} role="list">
        {products.map(({ product, why }, index) => (
          <li className={styles.card} key={product.href}>
            <ProductCard product={product} labels={labels} sizes={sizes} priority={index < priority} />
            <p className={styles.why}>{why}</p>
          </li>
        ))}
      </ul>
      <PricesNote labels={labels} />
    </section>
  );
}

/** What three answers lead to: up to three products, each with its reason, and when to ask a pharmacist. */
export function ThreeAnswersScreen(props: ThreeAnswersScreenProps) {
  const { title, trail, first, matches, empty, others, ask, finder, links, again, notice, labels } = props;
  return (
    <Page>
      <PageHeading title={title}>
        <AnswerTrail {...trail} />
      </PageHeading>
      <Column>
        <div className={styles.result}>
          {first ? (
            <Notice tone="warning">
              <p>{first}</p>
            </Notice>
          ) : null}
          {matches ? <Products id="matches" {...matches} priority={2} labels={labels} /> : null}
          {empty ? <EmptyState {...empty} illustration="no-results" /> : null}
          {others ? <Products id="others" {...others} labels={labels} /> : null}
          <div className={styles.actions}>
            <Button href={again.href} tone="secondary">
              {again.label}
            </Button>
            {links.map((link) => (
              <ArrowLink key={link.href} {...link} />
            ))}
          </div>
          <Chapter id="ask" title={ask.title}>
            <ul className={styles.ask}>
              {ask.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Chapter>
        </div>
      </Column>
      <CallOut id="finder" {...finder} />
      <Column apart>
        <p className={styles.notice}>{notice}</p>
      </Column>
    </Page>
  );
}
