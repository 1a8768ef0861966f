import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { BrandItem } from '../../components/brand-tile/brand-tile.tsx';
import type { NeedItem } from '../../components/need-tile/need-tile.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';
import type { SectionText } from '../../components/section-heading/section-heading.tsx';

/** A parent need with links to its children. */
export interface HomeNeed extends NeedItem {
  links: readonly LinkItem[];
}

export interface TrustPoint {
  title: string;
  text: string;
  link?: LinkItem;
}

export interface HomeScreenProps {
  hero: {
    eyebrow?: string;
    /** The page's heading, set large. */
    title: string;
    text: string;
    primary: LinkItem;
    secondary?: LinkItem;
    /** Seeds the drawing. */
    seed: string;
    /** Up to three short facts under the hero: `6 marques`, `36 produits`. */
    facts?: readonly { value: string; label: string }[];
  };
  promoted: Shelf;
  /** New products; left out where empty. */
  fresh?: Shelf;
  needs: SectionText & { items: readonly HomeNeed[] };
  brands: SectionText & { items: readonly BrandItem[] };
  /** Advice articles, the newest first; the first is shown large. */
  articles: SectionText & { items: readonly ArticleItem[] };
  trust: SectionText & { points: readonly TrustPoint[] };
  labels: PriceLabels;
}

/** The home page of a market. */
export function HomeScreen({ hero, promoted, labels }: HomeScreenProps) {
  return (
    <>
      <h1>{hero.title}</h1>
      <ProductShelf id="promoted" {...promoted} labels={labels} />
    </>
  );
}
