import type { Product } from '@veralune/api-client/contract';
import { isSold } from '../catalogue/in-shop.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { ProductRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import type { ProductTexts } from '../catalogue/long-texts.ts';
import { documentUrl } from '../media/document.ts';
import { galleryImages } from '../media/images.ts';
import type { TermKind } from '../resources/kinds.ts';
import { productAlternates } from './alternates.ts';
import { amountText } from './amount-text.ts';
import { needRef, priceOf, productCard, productCards } from './entities.ts';
import { faqsOf } from './faqs.ts';
import type { RequestContext } from './handler.ts';
import { intakeOf, limitedNutrientsOf } from './intake.ts';
import { strainsOf } from './strains.ts';
import { viewContextOf, type ViewContext } from './view-context.ts';

/** Sizes that the shop sells. */
function sizesOf({ sizes }: ProductRow, view: LocaleView, labels: readonly string[]): Product['packaging_sizes'] {
  return sizes.flatMap((size, position) => {
    const { days, grams, millilitres, offers } = size;
    const offer = offers[view.shop.shopId];
    if (offer === undefined) return [];
    return {
      size: position,
      label: labels[position] ?? '',
      price: priceOf(view, offer, size),
      duration_days: days,
      net_weight_g: grams,
      net_volume_ml: millilitres,
      in_stock: offer.inStock,
      volume_prices: offer.volume.map(([from, cents]) => ({ from, unit_cents: cents })),
    };
  });
}

/** Amounts in a number of the doses that the nutrition table refers to. */
function nutritionOf(
  { shared, view }: ViewContext,
  { nutrition }: ProductRow,
  doses = 1,
): Product['nutrition']['rows'] {
  return nutrition.map(([id, amountPerDose]) => {
    const { label, unit } = view.words.of('nutrient', id);
    const reference = shared.nutrients.get(id)?.reference ?? null;
    // Twelve digits drop what binary fractions add: 3 × 0.1 is 0.3.
    const amount = Number((amountPerDose * doses).toPrecision(12));
    const percent = reference === null ? null : Math.round((amount / reference) * 100);
    return { label, amount: amountText(amount, unit, view.language), reference_percent: percent };
  });
}

function stepDosesOf(viewContext: ViewContext, row: ProductRow): Product['step_doses'] {
  return row.stepDoses.map((portions) => ({ portions, rows: nutritionOf(viewContext, row, portions) }));
}

/** The documents in the language of the view: those of the locale if there are any, else those of the language. */
function documentsOf({ shared, view }: ViewContext, { documents }: ProductRow): Product['documents'] {
  return documents.flatMap(({ kind, files }) => {
    const key = files[view.locale] ?? files[view.language];
    const document = key === undefined ? undefined : shared.documents.get(key);
    if (document === undefined) return [];
    const { title, bytes } = document;
    return { kind, title, language: view.language, url: documentUrl(document), size_bytes: bytes };
  });
}

function termsOf(view: LocaleView, { terms }: ProductRow, kind: Exclude<TermKind, 'theme'>): Product['flavours'] {
  return terms[kind].map((id) => {
    const { slug, label } = view.words.of(kind, id);
    return { slug, label };
  });
}

function needsOf(viewContext: ViewContext, { needs }: ProductRow): Product['needs'] {
  return needs
    .filter((id) => isSold(viewContext, viewContext.view.shop, 'need', id))
    .map((id) => ({
      ...needRef(viewContext.view, id),
      label: viewContext.view.words.of('need', id).label,
      picto: viewContext.shared.needs.get(id)?.picto ?? 'M0 0',
    }));
}

/** The category that the breadcrumb shows. */
function categoryOf(view: LocaleView, { categories }: ProductRow): Product['category'] {
  const id = categories[0] ?? 0;
  const { title, slug } = view.words.of('category', id);
  return { id, title, slug };
}

function textsOf(words: ProductTexts) {
  return {
    description: richTextOf(words.description),
    claims: words.claims,
    usage: richTextOf(words.usage),
    precautions: richTextOf(words.precautions),
    ingredients: richTextOf(words.ingredients),
    conservation: words.conservation,
    meta: words.meta,
  };
}

/** All data of a product. The shop must sell the product in `slot`. */
export async function productDetail(context: RequestContext<'product'>, slot: number): Promise<Product> {
  const { view, catalogue } = context;
  const viewContext = viewContextOf(context);
  const card = productCard(viewContext, slot);
  const { row } = view.shop.products[slot] ?? {};
  if (row === undefined) throw new Error(`No product at slot ${String(slot)}`);
  const [words, faqs] = await Promise.all([
    context.longTexts.one('product', view.locale, row),
    faqsOf(context, { kind: 'product', id: row.id }),
  ]);
  return {
    ...card,
    ...textsOf(words),
    flavours: termsOf(view, row, 'flavour'),
    diner_types: termsOf(view, row, 'diner_type'),
    intake: intakeOf(viewContext, row),
    limited_nutrients: limitedNutrientsOf(viewContext, row),
    active_ingredients: termsOf(view, row, 'active_ingredient'),
    nutrition: { dose: words.dose, rows: nutritionOf(viewContext, row) },
    strains: strainsOf(viewContext, row),
    course: row.course && { from_days: row.course.from, to_days: row.course.to },
    packaging_sizes: sizesOf(row, view, words.sizes),
    suitability: row.suitability,
    restock: card.in_stock ? null : (row.restock ?? null),
    needs: needsOf(viewContext, row),
    category: categoryOf(view, row),
    gallery: [
      card.caracteristics.small_image.value,
      ...galleryImages(catalogue.shared.media, row, view.language, `${card.name}, ${card.packaging}`),
    ],
    step_doses: stepDosesOf(viewContext, row),
    documents: documentsOf(viewContext, row),
    faqs,
    related: productCards(viewContext, row.related),
    alternates: productAlternates(catalogue, row.id),
  };
}
