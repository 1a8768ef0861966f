import { href, type Filter } from '@veralune/routing';
import type { NeedScreenProps } from '@veralune/ui/screens/need/need';
import { drawings } from '../../mappers/drawings.ts';
import { articleItem } from '../../mappers/article-item.ts';
import type { PageContext } from '../../page-context.ts';
import { needItem } from '../../mappers/need-item.ts';
import { priceLabels, productItem } from '../../mappers/product-item.ts';
import type { NeedData } from './data.ts';

function productsOf({ need, products }: NeedData, context: PageContext): Pick<NeedScreenProps, 'products'> {
  if (products.length === 0) return {};
  const { locale, t } = context;
  const leaves = need.children.length > 0 ? need.children : [need];
  const filters = leaves.map(({ slug }): Filter => ({ name: 'need', value: slug }));
  return {
    products: {
      title: t('need.products.title'),
      all: { label: t('need.products.all'), href: href('products', { filters }, locale) },
      products: products.map((product) => productItem(product, context)),
    },
  };
}

export function needProps(data: NeedData, context: PageContext): NeedScreenProps {
  const { need, articles, siblings } = data;
  const { locale, t } = context;
  return {
    title: need.title,
    summary: need.summary,
    picto: need.picto,
    ...(need.drawing ? { drawing: { kind: need.drawing, seed: `need-${need.id}`, drawings } } : {}),
    ...(need.parent
      ? { parent: { label: need.parent.title, href: href('need', { slug: need.parent.slug }, locale) } }
      : {}),
    body: need.body,
    ...(need.children.length > 0
      ? { subneeds: { title: t('need.children.title'), items: need.children.map((child) => needItem(child, context)) } }
      : {}),
    ...productsOf(data, context),
    ...(articles.length > 0
      ? { articles: { title: t('need.articles.title'), items: articles.map((page) => articleItem(page, context)) } }
      : {}),
    ...(siblings.length > 0
      ? { siblings: { title: t('need.others.title'), items: siblings.map((other) => needItem(other, context)) } }
      : {}),
    notice: t('legal.food-supplement'),
    labels: priceLabels(context),
  };
}
