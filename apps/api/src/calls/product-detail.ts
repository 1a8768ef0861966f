import type { Product } from '@veralune/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { WordsOf } from '../catalogue/words.ts';
import { richTextOf } from '../content/rich-text.ts';
import type { Database } from '../db/database.ts';
import * as tables from '../db/schema.ts';
import { galleryImages } from '../media/images.ts';
import { productAlternates } from './alternates.ts';
import { needRef, priceOf, productCard, productCards } from './entities.ts';
import { faqsOf } from './faqs.ts';
import type { Scene } from './handler.ts';
import { productWords } from './product-words.ts';
import { shownIn } from './scene.ts';

const sizesOf = async (
  db: Database,
  view: LocaleView,
  id: number,
  labels: readonly string[],
): Promise<Product['packaging_sizes']> => {
  const { offers, productSizes: sizes } = tables;
  const rows = await db
    .select()
    .from(sizes)
    .innerJoin(offers, and(eq(offers.productId, sizes.productId), eq(offers.position, sizes.position)))
    .where(and(eq(sizes.productId, id), eq(offers.shopId, view.shop.shopId)))
    .orderBy(asc(sizes.position));
  return rows.map(({ product_sizes: size, offers: offer }) => ({
    label: labels[size.position] ?? '',
    price: priceOf(view, offer.cents, offer.publicCents),
    duration_days: size.durationDays,
    net_weight_g: size.netWeightG,
    net_volume_ml: size.netVolumeMl,
    in_stock: offer.inStock,
  }));
};

/** Decimal comma, as in every locale of the site, and a space that does not break. */
const amountText = (amount: number, unit: string): string => `${String(amount).replace('.', ',')}\u00a0${unit}`;

const nutritionOf = async (db: Database, view: LocaleView, id: number): Promise<Product['nutrition']['rows']> => {
  const { productNutrients, nutrients } = tables;
  const rows = await db
    .select()
    .from(productNutrients)
    .innerJoin(nutrients, eq(nutrients.id, productNutrients.nutrientId))
    .where(eq(productNutrients.productId, id))
    .orderBy(asc(productNutrients.position));
  return rows.map(({ product_nutrients: { amount }, nutrients: nutrient }) => {
    const { label, unit } = view.words.of('nutrient', nutrient.id);
    const percent = nutrient.reference === null ? null : Math.round((amount / nutrient.reference) * 100);
    return { label, amount: amountText(amount, unit), reference_percent: percent };
  });
};

type TermLists = Pick<Product, 'flavours' | 'diner_types' | 'active_ingredients'>;

const termsOf = async (db: Database, view: LocaleView, id: number): Promise<TermLists> => {
  const { productTerms } = tables;
  const rows = await db
    .select()
    .from(productTerms)
    .where(eq(productTerms.productId, id))
    .orderBy(asc(productTerms.position));
  const of = (kind: tables.TermKind): Product['flavours'] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ termId }) => {
        const { slug, label } = view.words.of(kind, termId);
        return { slug, label };
      });
  return { flavours: of('flavour'), diner_types: of('diner_type'), active_ingredients: of('active_ingredient') };
};

const needsOf = async (
  db: Database,
  view: LocaleView,
  kept: Scene['catalogue']['kept'],
  id: number,
): Promise<Product['needs']> => {
  const { productNeeds } = tables;
  const rows = await db
    .select()
    .from(productNeeds)
    .where(eq(productNeeds.productId, id))
    .orderBy(asc(productNeeds.position));
  return rows.map(({ needId }) => ({
    ...needRef(view, needId),
    label: view.words.of('need', needId).label,
    picto: kept.needs.find((need) => need.id === needId)?.picto ?? 'M0 0',
  }));
};

/** The category that the breadcrumb shows. */
const categoryOf = async (db: Database, view: LocaleView, id: number): Promise<Product['category']> => {
  const { productCategories } = tables;
  const [row] = await db
    .select()
    .from(productCategories)
    .where(eq(productCategories.productId, id))
    .orderBy(asc(productCategories.position))
    .limit(1);
  const categoryId = row?.categoryId ?? 0;
  const { title, slug } = view.words.of('category', categoryId);
  return { id: categoryId, title, slug };
};

const relatedOf = async (db: Database, id: number): Promise<number[]> => {
  const { relatedProducts } = tables;
  const rows = await db
    .select({ id: relatedProducts.relatedId })
    .from(relatedProducts)
    .where(eq(relatedProducts.productId, id))
    .orderBy(asc(relatedProducts.position));
  return rows.map((row) => row.id);
};

const textsOf = (words: WordsOf['product']) => ({
  description: richTextOf(words.description),
  claims: words.claims,
  usage: richTextOf(words.usage),
  precautions: richTextOf(words.precautions),
  ingredients: richTextOf(words.ingredients),
  conservation: words.conservation,
  meta: words.meta,
});

/** A product, whole. `position` is its place in the shop. */
export const productDetail = async (scene: Scene<'product'>, position: number): Promise<Product> => {
  const { db, view, catalogue } = scene;
  const shown = shownIn(scene);
  const card = productCard(shown, position);
  const { id } = card;
  const words = await productWords(db, view.locale, id);
  return {
    ...card,
    ...textsOf(words),
    ...(await termsOf(db, view, id)),
    nutrition: { dose: words.dose, rows: await nutritionOf(db, view, id) },
    packaging_sizes: await sizesOf(db, view, id, words.sizes),
    needs: await needsOf(db, view, catalogue.kept, id),
    category: await categoryOf(db, view, id),
    gallery: [
      card.caracteristics.small_image.value,
      ...galleryImages(view.shop.products[position]?.row.key ?? '', view.language, `${card.name}, ${card.packaging}`),
    ],
    documents: [],
    faqs: faqsOf(id, words.faqs),
    related: productCards(shown, await relatedOf(db, id)),
    alternates: productAlternates(catalogue, id),
  };
};
