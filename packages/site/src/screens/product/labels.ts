import type { Product } from '@veralune/api-client/contract';
import type { ProductScreenLabels } from '@veralune/ui/screens/product/product';
import type { PageContext } from '../../page-context.ts';
import { priceLabels } from '../../mappers/product-item.ts';

export function productLabels(product: Product, context: PageContext): ProductScreenLabels {
  const { t } = context;
  const hasSteps = product.step_doses.length > 0;
  return {
    ...priceLabels(context),
    gallery: t('product.gallery.title'),
    galleryItem: t('product.gallery.item'),
    enlarge: t('product.gallery.enlarge'),
    label: t('product.label.title'),
    readLabel: t('product.label.read'),
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
    amount: t(hasSteps ? 'product.nutrition.column.portion' : 'product.nutrition.column.amount'),
    reference: t('product.nutrition.column.reference'),
    noReference: t('product.nutrition.no-reference'),
    nutritionFootnote: t('product.nutrition.footnote'),
    packaging: t('product.packaging.title'),
    duration: t('product.duration.label'),
    content: t('product.packaging.content'),
    documents: t('product.documents.title'),
  };
}
