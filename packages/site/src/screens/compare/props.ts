import type { Product } from '@veralune/api-client/contract';
import { formatPrice } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { CompareRow, CompareScreenProps } from '@veralune/ui/screens/compare/compare';
import { comparedName, compareHref, mostCompared } from '../../compare/compared-products.ts';
import { dayDialProps } from '../../mappers/day-dial.ts';
import { pictureOf } from '../../mappers/picture.ts';
import { pricePerDay } from '../../mappers/product-item.ts';
import { ageText, allergenTexts } from '../../mappers/suitability.ts';
import type { PageContext } from '../../page-context.ts';
import type { CompareData } from './data.ts';

function labelsOf(choices: readonly { label: string }[]): string {
  return choices.map(({ label }) => label).join(', ');
}

function pregnancyText({ suitability }: Product, { t }: PageContext): string {
  if (suitability === null) return '';
  return suitability.pregnancy ? t('compare.yes') : t('compare.pregnancy.ask');
}

function veganText({ suitability }: Product, { t }: PageContext): string {
  if (suitability === null) return '';
  return suitability.vegan ? t('compare.yes') : t('compare.no');
}

function factRows(products: readonly Product[], context: PageContext): CompareRow[] {
  const { t, locale } = context;
  const row = (label: string, valueOf: (product: Product) => string): CompareRow => ({
    label,
    values: products.map(valueOf),
  });
  return [
    row(t('product.price.label'), ({ price }) => formatPrice(price.amount, price.currency, locale)),
    row(t('compare.price-per-day'), ({ price, duration_days: days }) => pricePerDay(price, days, context) ?? ''),
    row(t('product.format.title'), (product) => [product.galenic_format.label, product.packaging].join(' · ')),
    row(t('product.dose.title'), ({ nutrition }) => nutrition.dose),
    row(t('product.moments.title'), (product) => labelsOf(product.diner_types)),
    row(t('filters.name.need'), ({ needs }) => labelsOf(needs)),
    row(t('product.actives.title'), (product) => labelsOf(product.active_ingredients)),
    row(t('compare.age'), ({ suitability }) => (suitability ? ageText(suitability, context) : '')),
    row(t('filters.suitability.vegan'), (product) => veganText(product, context)),
    row(t('filters.suitability.pregnancy'), (product) => pregnancyText(product, context)),
    row(t('compare.allergens'), ({ suitability }) =>
      suitability ? allergenTexts(suitability, context).join(' · ') : '',
    ),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

/** A row for each nutrient that any of the products contains, with its amount and its share of the reference value. */
function nutrientRows(products: readonly Product[], { t }: PageContext): CompareRow[] {
  const labels = new Set(products.flatMap(({ nutrition }) => nutrition.rows.map(({ label }) => label)));
  return [...labels].map((label) => ({
    label,
    values: products.map(({ nutrition }) => {
      const found = nutrition.rows.find((each) => each.label === label);
      if (!found) return '';
      const { amount, reference_percent: percent } = found;
      return percent === null ? amount : t('compare.amount', { amount, percent });
    }),
  }));
}

function comparedProducts(products: readonly Product[], { locale, t }: PageContext): CompareScreenProps['products'] {
  const ids = products.map(({ id }) => id);
  return products.map(({ id, name, slug, brand, caracteristics }) => ({
    name,
    href: href('product', { slug }, locale),
    brand: { name: brand.title, color: brand.color },
    image: pictureOf(caracteristics.small_image.value),
    remove: {
      label: t('compare.remove', { name }),
      href: compareHref(
        ids.filter((other) => other !== id),
        locale,
      ),
    },
  }));
}

/** The form that adds products: one field beside products, one for each column on the empty page. */
function addForm({ products, choices }: CompareData, { locale, t }: PageContext): CompareScreenProps['add'] {
  const free = mostCompared - products.length;
  if (free === 0) return undefined;
  const chosen = new Set(products.map(({ id }) => id));
  return {
    action: href('compare', {}, locale),
    name: comparedName,
    chosen: [...chosen].map(String),
    options: choices.filter(({ id }) => !chosen.has(id)).map(({ id, name }) => ({ value: String(id), label: name })),
    labels: Array.from({ length: products.length === 0 ? free : 1 }, (_, index) =>
      t('compare.field', { number: products.length + index + 1 }),
    ),
    none: t('compare.field.none'),
    submit: products.length === 0 ? t('compare.submit') : t('compare.add'),
  };
}

export function compareProps(data: CompareData, context: PageContext): CompareScreenProps {
  const { locale, t } = context;
  const { products } = data;
  return {
    title: t('routes.compare.title'),
    intro: t('compare.intro'),
    caption: t('compare.caption', { count: products.length }),
    products: comparedProducts(products, context),
    groups: [
      { title: t('compare.facts'), rows: factRows(products, context) },
      { title: t('product.nutrition.column.amount'), rows: nutrientRows(products, context) },
    ].filter(({ rows }) => rows.length > 0),
    none: t('compare.none'),
    footnote: t('product.nutrition.footnote'),
    dayDial: dayDialProps(products, context),
    add: addForm(data, context),
    empty: { title: t('compare.empty.title'), text: t('compare.empty.text') },
    all: { label: t('listing.categories.all'), href: href('products', {}, locale) },
  };
}
