import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { ArticleDrawing } from '../../components/article-card/article-drawing.tsx';
import type { ArticleDate, ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { Column } from '../../components/column/column.tsx';
import type { DrawingKind } from '../../components/drawing/drawing.tsx';
import { LinkList } from '../../components/link-list/link-list.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';
import { RichText, type RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import styles from './article.module.css';

export interface ArticleScreenProps {
  title: string;
  intro: string;
  /** The kind of page or its theme, over the title; a link where it has a list. */
  eyebrow?: { label: string; href?: string | undefined } | undefined;
  date?: ArticleDate | undefined;
  /** Seeds the drawing that stands in for a missing picture: the page's id. */
  seed: string;
  /** A brand's colour, for the pages of its corner. */
  color?: string | undefined;
  image: PictureImage | null;
  /** What is drawn: a leaf, a dish, moons; chosen by the seed where left out. */
  drawing?: DrawingKind | undefined;
  /** Where the site keeps drawings as files; without it they stand in the page. */
  drawings?: string | undefined;
  /** No picture and no drawing: legal notices, information. */
  plain?: boolean | undefined;
  body: readonly RichTextBlock[];
  /** Sub-pages of this page. */
  subpages?: ItemList<ArticleItem> | undefined;
  /** The needs that the page is about. */
  needs?: { title: string; items: readonly LinkItem[] } | undefined;
  products?: Shelf | undefined;
  /** Pages to read next. */
  next?: ItemList<ArticleItem> | undefined;
  callOut?: CallOutText | undefined;
  labels: PriceLabels;
}

function Figure({ image, seed, drawing, drawings }: Pick<ArticleScreenProps, 'image' | 'seed' | 'drawing' | 'drawings'>) {
  return (
    <div className={styles.figure}>
      {image ? (
        <Picture image={image} sizes="(min-width: 90rem) 34rem, (min-width: 64rem) 40vw, 92vw" priority />
      ) : (
        <ArticleDrawing kind={drawing} seed={seed} format="square" files={drawings} />
      )}
    </div>
  );
}

/** One page of text, of any type: advice, innovation, expertise, about, legal, corner. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { title, intro, eyebrow, date, seed, color, image, drawing, drawings, plain = false, body } = props;
  const { subpages, needs, products, next, callOut, labels } = props;
  return (
    <Page color={color}>
      <article>
        <PageHeading
          title={title}
          eyebrow={eyebrow}
          intro={intro}
          figure={plain ? null : <Figure image={image} seed={seed} drawing={drawing} drawings={drawings} />}
          split={!plain}
        >
          {date ? (
            <p className={styles.date}>
              <time dateTime={date.iso}>{date.text}</time>
            </p>
          ) : null}
        </PageHeading>
        <Column>
          <div className={styles.body}>
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
        </Column>
      </article>
      <ListSection id="subpages" list={subpages}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      <ProductShelf id="products" shelf={products} labels={labels} />
      <ListSection id="next" list={next}>
        {(items) => <ArticleGrid articles={items} />}
      </ListSection>
      {callOut ? <CallOut id="call-out" {...callOut} /> : null}
    </Page>
  );
}
