import { ArticleGrid } from '../../components/article-grid/article-grid.tsx';
import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import { BrandGrid } from '../../components/brand-grid/brand-grid.tsx';
import type { BrandItem } from '../../components/brand-tile/brand-tile.tsx';
import { CallOut, type CallOutText } from '../../components/call-out/call-out.tsx';
import { ListSection, type ItemList } from '../../components/list-section/list-section.tsx';
import { Page } from '../../components/page/page.tsx';
import type { PriceLabels } from '../../components/price/price.tsx';
import { ProductShelf, type Shelf } from '../../components/product-shelf/product-shelf.tsx';
import { Section } from '../../components/section/section.tsx';
import type { SectionText } from '../../components/section-heading/section-heading.tsx';
import { Hero, type HeroProps } from './hero.tsx';
import { NeedIndex, type HomeNeed } from './need-index.tsx';
import { TrustPoints, type TrustPoint } from './trust-points.tsx';
import styles from './home.module.css';

export type { HeroProps } from './hero.tsx';
export type { HomeNeed } from './need-index.tsx';
export type { TrustPoint } from './trust-points.tsx';

export interface HomeScreenProps {
  hero: HeroProps;
  /** Pages that editors put in the banner; the first is shown large. */
  banner?: ItemList<ArticleItem> | undefined;
  promoted: Shelf;
  /** New products; omitted if empty. */
  fresh?: Shelf | undefined;
  /** Parent needs, each with links to its children. */
  needs: ItemList<HomeNeed>;
  /** For visitors who do not know where to begin. */
  guide?: CallOutText | undefined;
  brands: ItemList<BrandItem>;
  /** Articles that are not in the banner, the newest first. */
  articles: ItemList<ArticleItem>;
  trust: SectionText & { points: readonly TrustPoint[] };
  labels: PriceLabels;
}

/** The home page of a market. */
export function HomeScreen(props: HomeScreenProps) {
  const { hero, banner, promoted, fresh, needs, guide, brands, articles, trust, labels } = props;
  return (
    <Page>
      <Hero {...hero} />
      <ListSection id="needs" list={needs}>
        {(items) => <NeedIndex needs={items} />}
      </ListSection>
      {guide ? <CallOut id="guide" {...guide} /> : null}
      <ProductShelf id="promoted" shelf={promoted} labels={labels} />
      <ListSection id="banner" list={banner}>
        {(items) => (
          <div className={styles.banner}>
            <ArticleGrid articles={items} feature />
          </div>
        )}
      </ListSection>
      <ListSection id="brands" list={brands}>
        {(items) => <BrandGrid brands={items} />}
      </ListSection>
      <ProductShelf id="fresh" shelf={fresh} labels={labels} />
      <ListSection id="articles" list={articles}>
        {(items) => (
          <div className={styles.articles}>
            <ArticleGrid articles={items} />
          </div>
        )}
      </ListSection>
      <Section id="trust" heading={trust} tone="shade">
        <TrustPoints points={trust.points} />
      </Section>
    </Page>
  );
}
