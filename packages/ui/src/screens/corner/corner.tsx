import { BrandBanner } from '../../components/brand-banner/brand-banner.tsx';
import { Column } from '../../components/column/column.tsx';
import type { DrawingKind } from '../../components/drawing/drawing.tsx';
import { CornerNav, type CornerNavProps } from '../../components/corner-nav/corner-nav.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import type { PictureImage } from '../../components/picture/picture.tsx';
import { SubjectDrawing } from '../../components/subject-drawing/subject-drawing.tsx';
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
  /** The motif of the drawing of a sub-page; without it, the sub-page has none. */
  drawing?: DrawingKind | undefined;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** The sub-pages, below the text of the first page. */
  pages?: RelatedLinksProps['subpages'];
}

function Opening({ place, title, intro, image, seed, drawing, drawings }: CornerScreenProps) {
  if (place === 'main')
    return <BrandBanner name={title} tagline={intro} seed={seed} drawings={drawings} cover={image} />;
  const figure = drawing ? <SubjectDrawing kind={drawing} seed={seed} drawings={drawings} /> : undefined;
  return <PageHeading title={title} intro={intro} figure={figure} />;
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
