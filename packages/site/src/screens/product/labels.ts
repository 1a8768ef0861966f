import type { Product } from '@veralune/api-client/contract';
import type { ProductScreenLabels } from '@veralune/ui/screens/product/product';
import type { Present } from '../../present/context.ts';
import { priceLabels } from '../../present/product-item.ts';

export function productLabels(product: Product, present: Present): ProductScreenLabels {
  const { t } = present;
  return {
    ...priceLabels(present),
    gallery: t('product.gallery.title'),
    galleryItem: t('product.gallery.item'),
    onThisPage: t('product.on-this-page'),
    needs: t('product.needs.title'),
    facts: t('product.facts.title'),
    where: t('product.where.title'),
    description: t('product.description.title'),
    claims: t('product.claims.title'),
    usage: t('product.usage.title'),
    precautions: t('product.precautions.title'),
    ingredients: t('product.ingredients.title'),
    conservation: t('product.conservation.title'),
    composition: t('product.composition.title'),
    nutritionCaption: t('product.nutrition.caption', { dose: product.nutrition.dose }),
    nutrient: t('product.nutrition.column.nutrient'),
    amount: t('product.nutrition.column.amount'),
    reference: t('product.nutrition.column.reference'),
    noReference: t('product.nutrition.no-reference'),
    nutritionFootnote: t('product.nutrition.footnote'),
    packaging: t('product.packaging.title'),
    size: t('product.packaging.size'),
    duration: t('product.duration.label'),
    content: t('product.packaging.content'),
    documents: t('product.documents.title'),
  };
}
