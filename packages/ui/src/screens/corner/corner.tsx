import { BrandBanner } from '../../components/brand-banner/brand-banner.tsx';
import { Column } from '../../components/column/column.tsx';
import { CornerNav, type CornerNavProps } from '../../components/corner-nav/corner-nav.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import { ArticleBody, type ArticleBodyProps } from '../../sections/article-body/article-body.tsx';
import { ReadOn, type ReadOnProps } from '../../sections/read-on/read-on.tsx';

export interface CornerScreenProps extends ArticleBodyProps, Omit<ReadOnProps, 'subpages'> {
  /** `#1f6f5c`: the brand's, which tints the page. */
  color: string;
  nav: CornerNavProps;
  /** The corner's first page has the brand's banner, its sub-pages a heading. */
  place: 'main' | 'page';
  title: string;
  intro: string;
  /** Stands in the banner, in place of the drawing. */
  image: PictureImage | null;
  /** Seeds the drawing: the page's id. */
  seed: string;
  /** Where the site keeps drawings as files; without it they stand in the page. */
  drawings?: string | undefined;
  /** What the sub-pages tell, under the text of the first page. */
  pages?: ReadOnProps['subpages'];
}

function Opening({ place, title, intro, ...banner }: CornerScreenProps) {
  return place === 'main' ? (
    <BrandBanner name={title} tagline={intro} seed={banner.seed} drawings={banner.drawings} cover={banner.image} />
  ) : (
    <PageHeading title={title} intro={intro} />
  );
}

/** A page of a brand's corner: the brand's own pages, its sub-navigation over them. Source: 2-routes §2.2. */
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
      <ReadOn subpages={pages} products={products} next={next} callOut={callOut} labels={labels} />
    </Page>
  );
}
