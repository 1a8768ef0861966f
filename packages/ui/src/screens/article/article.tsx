import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleDate, ArticleItem } from '../../components/article-card/article-card.tsx';
import type { CallOutText } from '../../components/call-out/call-out.tsx';
import type { RichTextBlock } from '../../components/faq-list/faq-list.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import type { Shelf } from '../../components/product-shelf/product-shelf.tsx';
import type { SectionText } from '../../components/section-heading/section-heading.tsx';

export interface ArticleScreenProps {
  title: string;
  intro: string;
  /** The kind of page or its theme, over the title; a link where it has a list. */
  eyebrow?: { label: string; href?: string };
  date?: ArticleDate;
  /** Seeds the drawing: the page's id. */
  seed: string;
  /** A brand's colour for the pages of its corner. */
  color?: string;
  image: PictureImage | null;
  body: readonly RichTextBlock[];
  /** Sub-pages of this page. */
  subpages?: SectionText & { items: readonly ArticleItem[] };
  /** The needs that the page is about. */
  needs?: { title: string; items: readonly LinkItem[] };
  products?: Shelf;
  next?: SectionText & { items: readonly ArticleItem[] };
  callOut?: CallOutText;
  labels: PriceLabels;
}

/** One page of text, of any type: advice, innovation, expertise, about, legal, corner. */
export function ArticleScreen({ title, intro }: ArticleScreenProps) {
  return (
    <>
      <h1>{title}</h1>
      <p>{intro}</p>
    </>
  );
}
