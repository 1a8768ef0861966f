import type { BrandScreenProps } from '@veralune/ui/screens/brand/brand';
import { brandItem } from '../../present/brand-item.ts';
import type { Present } from '../../present/context.ts';
import { drawings } from '../../present/drawings.ts';
import { pageHref } from '../../present/page-link.ts';
import { pictureOrNull } from '../../present/picture.ts';
import { priceLabels, productItem } from '../../present/product-item.ts';
import type { BrandData } from './data.ts';

function cornerOf({ brand, corner }: BrandData, { locale, t }: Present): Pick<BrandScreenProps, 'corner'> {
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

export function brandProps(data: BrandData, present: Present): BrandScreenProps {
  const { brand, faqs, products, others } = data;
  const { t } = present;
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
      items: products.map((product) => productItem(product, present)),
    },
    ...(faqs.length > 0 ? { faqs: { title: t('brand.questions.title', { brand: brand.title }), items: faqs } } : {}),
    others: { title: t('brand.others.title'), items: others.map((other) => brandItem(other, present)) },
    ...cornerOf(data, present),
    labels: { ...priceLabels(present), story: t('brand.story', { brand: brand.title }) },
  };
}
