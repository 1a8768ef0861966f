import { href } from '@veralune/routing';
import type { CornerScreenProps } from '@veralune/ui/screens/corner/corner';
import type { PageContext } from '../../page-context.ts';
import { drawings } from '../../mappers/drawings.ts';
import { pageHref } from '../../mappers/page-link.ts';
import { pictureOrNull } from '../../mappers/picture.ts';
import { priceLabels } from '../../mappers/product-item.ts';
import type { ArticleData } from '../article/data.ts';
import { relatedOf } from '../article/related.ts';
import type { CornerData } from './data.ts';

function navOf(
  { page }: ArticleData,
  { brand, pages }: CornerData,
  { locale, t }: PageContext,
): CornerScreenProps['nav'] {
  return {
    label: t('brand.corner.title', { brand: brand.title }),
    brand: { label: brand.title, href: href('brand', { slug: brand.slug }, locale) },
    items: pages.map((other) => ({ label: other.title, href: pageHref(other, locale), current: other.id === page.id })),
  };
}

export function cornerProps(data: ArticleData, corner: CornerData, context: PageContext): CornerScreenProps {
  const { page } = data;
  const { subpages, ...related } = relatedOf(data, context);
  return {
    color: corner.brand.color,
    nav: navOf(data, corner, context),
    place: page.type.technical_name === 'brand_corner_main' ? 'main' : 'page',
    title: page.title,
    intro: page.summary,
    image: pictureOrNull(page.vertical_image),
    seed: String(page.id),
    ...(page.drawing ? { drawing: page.drawing } : {}),
    drawings,
    body: page.body,
    ...related,
    ...(subpages ? { pages: subpages } : {}),
    labels: priceLabels(context),
  };
}
