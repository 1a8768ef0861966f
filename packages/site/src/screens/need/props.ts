import { href, type Filter } from '@veralune/routing';
import type { NeedScreenProps } from '@veralune/ui/screens/need/need';
import { articleItem } from '../../present/article-item.ts';
import type { Present } from '../../present/context.ts';
import { needItem } from '../../present/need-item.ts';
import { priceLabels, productItem } from '../../present/product-item.ts';
import type { NeedData } from './data.ts';

function productsOf({ need, products }: NeedData, present: Present): Pick<NeedScreenProps, 'products'> {
  if (products.length === 0) return {};
  const { locale, t } = present;
  const leaves = need.children.length > 0 ? need.children : [need];
  const filters = leaves.map(({ slug }): Filter => ({ name: 'need', value: slug }));
  return {
    products: {
      title: t('need.products.title'),
      all: { label: t('need.products.all'), href: href('products', { filters }, locale) },
      products: products.map((product) => productItem(product, present)),
    },
  };
}

export function needProps(data: NeedData, present: Present): NeedScreenProps {
  const { need, articles, siblings } = data;
  const { locale, t } = present;
  return {
    title: need.title,
    summary: need.summary,
    picto: need.picto,
    ...(need.parent
      ? { parent: { label: need.parent.title, href: href('need', { slug: need.parent.slug }, locale) } }
      : {}),
    body: need.body,
    ...(need.children.length > 0
      ? { subneeds: { title: t('need.children.title'), items: need.children.map((child) => needItem(child, present)) } }
      : {}),
    ...productsOf(data, present),
    ...(articles.length > 0
      ? { articles: { title: t('need.articles.title'), items: articles.map((page) => articleItem(page, present)) } }
      : {}),
    ...(siblings.length > 0
      ? { siblings: { title: t('need.others.title'), items: siblings.map((other) => needItem(other, present)) } }
      : {}),
    notice: t('legal.food-supplement'),
    labels: priceLabels(present),
  };
}
