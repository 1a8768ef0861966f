import type { Product } from '@veralune/api-client/contract';
import { formatNumber, formatPercent } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { ProductScreenProps } from '@veralune/ui/screens/product/product';
import { articleItem } from '../../mappers/article-item.ts';
import type { PageContext } from '../../page-context.ts';
import { dayDialProps } from '../../mappers/day-dial.ts';
import { productNeedItem } from '../../mappers/need-item.ts';
import { pictureOf } from '../../mappers/picture.ts';
import { badgesOf, priceText, productItem } from '../../mappers/product-item.ts';
import { storeFinderLink } from '../../mappers/screen-links.ts';
import { reminderPath } from '../../reminder/reminder-path.ts';
import { availabilityOf, restockOf, type SaleSettings } from './availability.ts';
import type { ProductData } from './data.ts';
import { contentOf } from './content-of.ts';
import { factsOf } from './facts.ts';
import { labelFigures } from './label.ts';
import { productLabels } from './labels.ts';
import { nextStep } from './next-step.ts';
import { strainsOf } from './strains.ts';

type Size = Product['packaging_sizes'][number];

function stockLabel(inStock: boolean, { t }: PageContext) {
  return inStock ? t('product.stock.in') : t('product.stock.out');
}

/** The smallest pack that lasts for the recommended course, at its shortest. */
function packOfCourse({ course, packaging_sizes: sizes }: Product): Size | undefined {
  if (course === null) return undefined;
  return sizes
    .filter(({ duration_days: days }) => days !== null && days >= course.from_days)
    .toSorted((left, right) => (left.duration_days ?? 0) - (right.duration_days ?? 0))[0];
}

function sizeOf(size: Size, product: Product, context: PageContext): ProductScreenProps['sizes'][number] {
  return {
    label: size.label,
    price: priceText(size.price, context, size.duration_days),
    ...(size === packOfCourse(product) ? { course: context.t('product.course.covered') } : {}),
    duration: size.duration_days === null ? null : context.t('product.duration.days', { count: size.duration_days }),
    content: contentOf(size, context),
    inStock: size.in_stock,
    stock: stockLabel(size.in_stock, context),
  };
}

function documentsOf({ documents }: Product, { t }: PageContext): ProductScreenProps['documents'] {
  return documents.map(({ kind, title, language, url, size_bytes: bytes }) => ({
    label: title,
    href: `/api${url}`,
    detail: t('product.documents.detail', {
      kind: t(`product.documents.kind.${kind}`),
      language: t(`languages.${language}`),
      kilobytes: Math.ceil(bytes / 1_000),
    }),
  }));
}

function dosesOf({ step_doses: steps, nutrition }: Product, { t, locale }: PageContext): ProductScreenProps['doses'] {
  if (steps.length === 0) return undefined;
  return {
    caption: t('product.doses.caption', { portion: nutrition.dose }),
    columns: [
      t('product.nutrition.column.nutrient'),
      ...steps.map(({ portions }) => t('product.doses.portions', { count: portions })),
    ],
    rows: nutrition.rows.map(({ label }, index) => [
      label,
      ...steps.map(({ rows }) => {
        const { amount = '', reference_percent: percent = null } = rows[index] ?? {};
        return percent === null ? amount : `${amount} (${formatPercent(percent, locale)})`;
      }),
    ]),
  };
}

function sectionsOf(
  { product, articles }: ProductData,
  context: PageContext,
): Pick<ProductScreenProps, 'faqs' | 'related' | 'articles'> {
  const { locale, t } = context;
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
            products: product.related.map((other) => productItem(other, context)),
          },
        }
      : {}),
    ...(articles.length > 0
      ? { articles: { title: t('product.articles.title'), items: articles.map((page) => articleItem(page, context)) } }
      : {}),
  };
}

function ratingOf({ product, reviews }: ProductData, { locale, t }: PageContext): ProductScreenProps['rating'] {
  if (!reviews || reviews.average === null) return undefined;
  const { average, total } = reviews;
  return {
    value: average,
    label: t('product-evaluations.average', { value: formatNumber(average, locale) }),
    link: {
      label: t('product-evaluations.count', { count: total }),
      href: href('product-evaluations', { slug: product.slug }, locale),
    },
  };
}

function equivalentsOf({ equivalents }: ProductData, context: PageContext) {
  if (equivalents.length === 0) return undefined;
  const products = equivalents.map(({ name, slug, packaging, price }) => ({
    label: name,
    href: href('product', { slug }, context.locale),
    detail: `${packaging} · ${priceText(price, context).amount}`,
  }));
  return { title: context.t('product.availability.instead'), products };
}

/** To the form for a mail when the product is in stock again. */
function reminderLink({ id, in_stock: inStock }: Product, { locale, t }: PageContext) {
  return inStock ? undefined : { label: t('reminder.link'), href: reminderPath(locale, String(id)) };
}

/** Why the product cannot be ordered, when it returns, and what else there is for the same need. */
function availabilityWith(
  data: ProductData,
  sale: SaleSettings,
  context: PageContext,
): ProductScreenProps['availability'] {
  const availability = availabilityOf(data.product, sale, context);
  return (
    availability && {
      ...availability,
      restock: restockOf(data.product, context),
      reminder: reminderLink(data.product, context),
      instead: equivalentsOf(data, context),
    }
  );
}

export function productProps(data: ProductData, sale: SaleSettings, context: PageContext): ProductScreenProps {
  const { product } = data;
  const { locale, t } = context;
  return {
    name: product.name,
    summary: product.summary,
    brand: {
      name: product.brand.title,
      href: href('brand', { slug: product.brand.slug }, locale),
      color: product.brand.color,
    },
    rating: ratingOf(data, context),
    packaging: product.packaging,
    badges: badgesOf(product, context),
    gallery: product.gallery.map(pictureOf),
    seed: String(product.id),
    price: priceText(product.price, context, product.duration_days),
    stock: { inStock: product.in_stock, label: stockLabel(product.in_stock, context) },
    availability: availabilityWith(data, sale, context),
    needs: product.needs.map((need) => productNeedItem(need, context)),
    facts: factsOf(product, context),
    where: {
      // A pharmacy cannot order what the laboratory has run out of.
      ...(product.in_stock ? { text: t('product.where.text') } : {}),
      link: storeFinderLink(sale.pointOfSale, context),
    },
    nextStep: nextStep(product, sale, context),
    dayDial: dayDialProps([product], context),
    doses: dosesOf(product, context),
    label: labelFigures(product, context),
    strains: strainsOf(product, context),
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
    sizes: product.packaging_sizes.map((size) => sizeOf(size, product, context)),
    documents: documentsOf(product, context),
    ...sectionsOf(data, context),
    labels: productLabels(product, context),
  };
}
