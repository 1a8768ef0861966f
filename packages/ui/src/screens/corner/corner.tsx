import { BrandBanner } from '../../components/brand-banner/brand-banner.tsx';
import { Column } from '../../components/column/column.tsx';
import { CornerNav, type CornerNavProps } from '../../components/corner-nav/corner-nav.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import { ArticleBody, type ArticleBodyProps } from '../../sections/article-body/article-body.tsx';
import { RelatedLinks, type RelatedLinksProps } from '../../sections/related-links/related-links.tsx';

export interface CornerScreenProps extends ArticleBodyProps, Omit<RelatedLinksProps, 'subpages'> {
  /** The brand's colour, which tints the page: `#1f6f5c`. */
  color: string;
  nav: CornerNavProps;
  /** The corner's first page has the brand's banner, its sub-pages a heading. */
  place: 'main' | 'page';
  title: string;
  intro: string;
  /** Shown in the banner instead of the drawing. */
  image: PictureImage | null;
  /** Seed of the drawing: the page's id. */
  seed: string;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** The sub-pages, below the text of the first page. */
  pages?: RelatedLinksProps['subpages'];
}

function Opening({ place, title, intro, ...banner }: CornerScreenProps) {
  return place === 'main' ? (
    <BrandBanner name={title} tagline={intro} seed={banner.seed} drawings={banner.drawings} cover={banner.image} />
  ) : (
    <PageHeading title={title} intro={intro} />
  );
}

/** A page of a brand's corner, with the sub-navigation above it. Source: 2-routes §2.2. */
export function CornerScreen(props: CornerScreenProps) {
  const { color, nav, place, body, needs, pages, products, next, callOut, labels } = props;
  return (
    <Page color={color}>
      <CornerNav {...nav} />
      <article>
        <Opening {...props} />
        <Column apart={place === 'main'}>
          <ArticleBody body={body} needs={needs} />
        </Column>
      </article>
      <RelatedLinks subpages={pages} products={products} next={next} callOut={callOut} labels={labels} />
    </Page>
  );
}
