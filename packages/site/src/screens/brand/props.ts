import type { BrandScreenProps } from '@veralune/ui/screens/brand/brand';
import { brandItem } from '../../mappers/brand-item.ts';
import type { PageContext } from '../../page-context.ts';
import { drawings } from '../../mappers/drawings.ts';
import { pageHref } from '../../mappers/page-link.ts';
import { pictureOrNull } from '../../mappers/picture.ts';
import { priceLabels, productItem } from '../../mappers/product-item.ts';
import type { BrandData } from './data.ts';

function cornerOf({ brand, corner }: BrandData, { locale, t }: PageContext): Pick<BrandScreenProps, 'corner'> {
  const [main] = corner;
  if (!main) return {};
  return {
    corner: {
      title: t('brand.corner.title', { brand: brand.title }),
      text: main.summary,
      links: corner.map((page) => ({ label: page.title, href: pageHref(page, locale) })),
    },
  };
}

export function brandProps(data: BrandData, context: PageContext): BrandScreenProps {
  const { brand, faqs, products, others } = data;
  const { t } = context;
  return {
    name: brand.title,
    tagline: brand.tagline,
    eyebrow: t('routes.brand.title'),
    color: brand.color,
    seed: String(brand.id),
    drawings,
    logo: pictureOrNull(brand.logo),
    cover: pictureOrNull(brand.cover),
    description: brand.description,
    products: {
      title: t('brand.products.title', { brand: brand.title }),
      items: products.map((product) => productItem(product, context)),
    },
    ...(faqs.length > 0 ? { faqs: { title: t('brand.questions.title', { brand: brand.title }), items: faqs } } : {}),
    others: { title: t('brand.others.title'), items: others.map((other) => brandItem(other, context)) },
    ...cornerOf(data, context),
    labels: { ...priceLabels(context), story: t('brand.story', { brand: brand.title }) },
  };
}
