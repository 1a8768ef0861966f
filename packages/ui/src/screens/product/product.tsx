import type { ReactNode } from 'react';
import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import type { BadgeProps } from '../../components/badge/badge.tsx';
import { BuyBar, type BuyAction } from '../../components/buy-bar/buy-bar.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import type { DataTableProps } from '../../components/data-table/data-table.tsx';
import type { DayDialProps } from '../../components/day-dial/day-dial.tsx';
import type { DocumentItem } from '../../components/document-list/document-list.tsx';
import type { FaqItem } from '../../components/faq-list/faq-list.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import type { NutritionRow } from '../../components/nutrition-table/nutrition-table.tsx';
import type { PackagingSize } from '../../components/packaging-choice/packaging-choice.tsx';
import type { LabelFigure } from '../../components/pack-label/pack-label.tsx';
import { Page } from '../../components/page/page.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import type { PriceText } from '../../components/price/price.tsx';
import type { RatingProps } from '../../components/rating/rating.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';
import type { RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import { ProductChapters } from './product-chapters.tsx';
import type { ProductScreenLabels } from './product-labels.tsx';
import type { ProductStrainsProps } from './product-strains.tsx';
import { ProductSummary } from './product-summary.tsx';
import styles from './product.module.css';

export type { ProductScreenLabels } from './product-labels.tsx';

/** A short fact: `Dose journalière`, `2 gélules`. */
export interface ProductFact {
  label: string;
  value: string;
}

export interface ProductScreenProps {
  name: string;
  summary: string;
  brand: { name: string; href: string; color: string };
  /** The mean rating, with a link to the evaluations that names their number; absent without any. */
  rating?: (Omit<RatingProps, 'size'> & { link: LinkItem }) | undefined;
  /** `Gélules · 30 pièces`. */
  packaging: string;
  badges: readonly BadgeProps[];
  /** Empty if there is no picture yet: a drawing replaces it. */
  gallery: readonly PictureImage[];
  /** Seed of that drawing: the product's id. */
  seed: string;
  price: PriceText;
  stock: { inStock: boolean; label: string };
  /** Why it cannot be ordered now, and where to ask; omitted if it can. */
  availability?:
    | {
        text: string;
        /** When it is expected again: `Retour prévu le 14 décembre 2026.` */
        restock?: string | undefined;
        /** To the form for a mail when it is in stock again. */
        reminder?: LinkItem | undefined;
        /** Products in stock for the same need, with `30 gélules · 12,90 €` after their name. */
        instead?: { title: string; products: readonly (LinkItem & { detail: string })[] } | undefined;
        links: readonly LinkItem[];
      }
    | undefined;
  /** What it is for. */
  needs: readonly NeedItem[];
  /** How to take it, in short: daily dose, moment, format, flavours, days. */
  facts: readonly ProductFact[];
  /**
   * Where to get it; without a link in markets without a store finder, without a text while it is out of stock. The link
   * is the main action of the page only if the product cannot be ordered.
   */
  where: { text?: string | undefined; link?: LinkItem | undefined };
  /** The next step in the bar at the bottom of a phone. */
  nextStep?: BuyAction | undefined;
  /** The figures on the back of the pack that are not in its table of nutrients. */
  label: readonly LabelFigure[];
  /** When it is taken; omitted if this does not depend on the time of day. */
  dayDial?: DayDialProps | undefined;
  /** Nutrients for each number of portions a day, if the dose varies. The first column names the nutrient. */
  doses?: Pick<DataTableProps, 'caption' | 'columns' | 'rows'> | undefined;
  /** Its strains of bacteria; omitted if it has none with a page. */
  strains?: Omit<ProductStrainsProps, 'seed'> | undefined;
  /** Authorised health claims, each one sentence. */
  claims: readonly string[];
  description: readonly RichTextBlock[];
  usage: readonly RichTextBlock[];
  precautions: readonly RichTextBlock[];
  ingredients: readonly RichTextBlock[];
  conservation: string;
  nutrition: readonly NutritionRow[];
  sizes: readonly PackagingSize[];
  documents: readonly DocumentItem[];
  /** A few questions; `all` links to the page with all questions. */
  faqs?: ItemList<FaqItem> | undefined;
  related?: Shelf | undefined;
  articles?: ItemList<ArticleItem> | undefined;
  /** Next actions, such as a question to the laboratory. */
  callOut?: CallOutText | undefined;
  /** Islands of the site: the cart below the price, the favourites below the store finder. */
  cart?: ReactNode;
  favourite?: ReactNode;
  labels: ProductScreenLabels;
}

/** A product: what it is, whom it is for, how to take it, where to get it, and then all details. */
export function ProductScreen(props: ProductScreenProps) {
  const { brand, gallery, seed, related, articles, callOut, price, packaging, nextStep, labels } = props;
  return (
    <>
      <Page color={brand.color}>
        <div className={styles.top}>
          <div className={styles.gallery}>
            <Gallery images={gallery} seed={seed} labels={labels} />
            <p className={styles.label}>
              <ArrowLink label={labels.readLabel} href="#label" />
            </p>
          </div>
          <ProductSummary {...props} />
        </div>
        <ProductChapters {...props} />
        <ProductShelf id="related" shelf={related} labels={labels} />
        <ListSection id="articles" list={articles}>
          {(items) => <ArticleGrid articles={items} />}
        </ListSection>
        {callOut ? <CallOut id="call-out" {...callOut} /> : null}
      </Page>
      {nextStep ? (
        <BuyBar
          product={props.name}
          price={{ amount: price.amount, before: price.before }}
          packaging={packaging}
          action={nextStep}
          labels={labels}
        />
      ) : null}
    </>
  );
}
