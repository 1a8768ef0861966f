import type { Product } from '@veralune/api-client/contract';
import { formatPercent } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { ProductScreenProps } from '@veralune/ui/screens/product/product';
import { articleItem } from '../../present/article-item.ts';
import type { Present } from '../../present/context.ts';
import { productNeedItem } from '../../present/need-item.ts';
import { pictureOf } from '../../present/picture.ts';
import { badgesOf, priceText, productItem } from '../../present/product-item.ts';
import type { ProductData } from './data.ts';
import { factsOf } from './facts.ts';
import { productLabels } from './labels.ts';

type Size = Product['packaging_sizes'][number];

function contentOf({ net_weight_g: grams, net_volume_ml: millilitres }: Size, { t }: Present): string | null {
  if (grams !== null) return t('product.weight.value', { grams });
  return millilitres === null ? null : t('product.volume.value', { millilitres });
}

function stockLabel(inStock: boolean, { t }: Present) {
  return inStock ? t('product.stock.in') : t('product.stock.out');
}

function sizeOf(size: Size, present: Present): ProductScreenProps['sizes'][number] {
  return {
    label: size.label,
    price: priceText(size.price, present),
    duration: size.duration_days === null ? null : present.t('product.duration.days', { count: size.duration_days }),
    content: contentOf(size, present),
    inStock: size.in_stock,
    stock: stockLabel(size.in_stock, present),
  };
}

function documentsOf({ documents }: Product, { t }: Present): ProductScreenProps['documents'] {
  return documents.map(({ label, url, size_bytes: bytes }) => ({
    label,
    href: `/api${url}`,
    detail: t('product.documents.size', { kilobytes: Math.ceil(bytes / 1_000) }),
  }));
}

function sectionsOf(
  { product, articles }: ProductData,
  present: Present,
): Pick<ProductScreenProps, 'faqs' | 'related' | 'articles'> {
  const { locale, t } = present;
  const all = {
    label: t('product.questions.link', { count: product.faqs.length }),
    href: href('product-questions', { slug: product.slug }, locale),
  };
  return {
    ...(product.faqs.length > 0
      ? { faqs: { title: t('product.questions.title'), all, items: product.faqs.slice(0, 3) } }
      : {}),
    ...(product.related.length > 0
      ? {
          related: {
            title: t('product.related.title'),
            products: product.related.map((other) => productItem(other, present)),
          },
        }
      : {}),
    ...(articles.length > 0
      ? { articles: { title: t('product.articles.title'), items: articles.map((page) => articleItem(page, present)) } }
      : {}),
  };
}

export function productProps(data: ProductData, present: Present): ProductScreenProps {
  const { product } = data;
  const { locale, t } = present;
  return {
    name: product.name,
    summary: product.summary,
    brand: {
      name: product.brand.title,
      href: href('brand', { slug: product.brand.slug }, locale),
      color: product.brand.color,
    },
    packaging: product.packaging,
    badges: badgesOf(product, present),
    gallery: product.gallery.map(pictureOf),
    seed: String(product.id),
    price: priceText(product.price, present),
    stock: { inStock: product.in_stock, label: stockLabel(product.in_stock, present) },
    needs: product.needs.map((need) => productNeedItem(need, present)),
    facts: factsOf(product, present),
    where: { text: t('product.where.text') },
    claims: product.claims,
    description: product.description,
    usage: product.usage,
    precautions: product.precautions,
    ingredients: product.ingredients,
    conservation: product.conservation,
    nutrition: product.nutrition.rows.map(({ label, amount, reference_percent: percent }) => ({
      label,
      amount,
      reference: percent === null ? null : { text: formatPercent(percent, locale), percent },
    })),
    sizes: product.packaging_sizes.map((size) => sizeOf(size, present)),
    documents: documentsOf(product, present),
    ...sectionsOf(data, present),
    labels: productLabels(product, present),
  };
}
