import type { ReactNode } from 'react';
import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { BadgeProps } from '../../components/badge/badge.tsx';
import type { CallOutText } from '../../components/call-out/call-out.tsx';
import type { DocumentItem } from '../../components/document-list/document-list.tsx';
import type { FaqItem, RichTextBlock } from '../../components/faq-list/faq-list.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import type { NutritionRow } from '../../components/nutrition-table/nutrition-table.tsx';
import type { PackagingSize } from '../../components/packaging-choice/packaging-choice.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import type { PriceLabels, PriceText } from '../../components/price/price.tsx';
import type { Shelf } from '../../components/product-shelf/product-shelf.tsx';
import type { SectionText } from '../../components/section-heading/section-heading.tsx';

/** A short fact: `Dose journalière`, `2 gélules`. */
export interface ProductFact {
  label: string;
  value: string;
}

export interface ProductScreenLabels extends PriceLabels {
  /** Names the gallery, and a picture of it before its number: `Photos`, `Photo`. */
  gallery: string;
  galleryItem: string;
  /** Names the links to the sections of the page. */
  onThisPage: string;
  /** `Pour qui ?`: heading of the needs. */
  needs: string;
  /** `Comment le prendre ?`: heading of the facts. */
  facts: string;
  /** `Où le trouver ?`: heading of the pharmacy block. */
  where: string;
  description: string;
  /** Heading of the authorised health claims. */
  claims: string;
  usage: string;
  precautions: string;
  ingredients: string;
  conservation: string;
  nutrition: string;
  nutritionCaption: string;
  nutrient: string;
  amount: string;
  reference: string;
  noReference: string;
  nutritionFootnote: string;
  packaging: string;
  size: string;
  duration: string;
  content: string;
  stock: string;
  documents: string;
}

export interface ProductScreenProps {
  name: string;
  summary: string;
  brand: { name: string; href: string; color: string };
  /** `Gélules · 30 pièces`. */
  packaging: string;
  badges: readonly BadgeProps[];
  gallery: readonly PictureImage[];
  price: PriceText;
  stock: { inStock: boolean; label: string };
  /** What it is for. */
  needs: readonly NeedItem[];
  /** How to take it, in short: daily dose, moment, format, flavours, days. */
  facts: readonly ProductFact[];
  /** Where to get it; without a link in markets that have no finder. */
  where: { text: string; link?: LinkItem };
  claims: readonly string[];
  description: readonly RichTextBlock[];
  usage: readonly RichTextBlock[];
  precautions: readonly RichTextBlock[];
  ingredients: readonly RichTextBlock[];
  conservation: string;
  nutrition: readonly NutritionRow[];
  sizes: readonly PackagingSize[];
  documents: readonly DocumentItem[];
  faqs?: SectionText & { items: readonly FaqItem[] };
  related?: Shelf;
  articles?: SectionText & { items: readonly ArticleItem[] };
  /** A question to the laboratory, reviews, and the like. */
  callOut?: CallOutText;
  /** Islands of the site under the price: favourites, basket. */
  actions?: ReactNode;
  labels: ProductScreenLabels;
}

/** A product: what it is, whom it is for, how to take it, where to get it, and then everything else. */
export function ProductScreen({ name, summary }: ProductScreenProps) {
  return (
    <>
      <h1>{name}</h1>
      <p>{summary}</p>
    </>
  );
}
