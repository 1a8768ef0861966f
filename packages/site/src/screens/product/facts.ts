import type { Product } from '@veralune/api-client/contract';
import type { ProductFact } from '@veralune/ui/screens/product/product';
import { suitabilityTexts } from '../../mappers/suitability.ts';
import type { PageContext } from '../../page-context.ts';

/** Joined by `·` instead of a comma, because each label starts with a capital letter. */
function labelsOf(choices: readonly { label: string }[]) {
  return choices.map(({ label }) => label).join(' · ');
}

function courseText({ course }: Product, { t }: PageContext): string {
  if (course === null) return '';
  const { from_days: from, to_days: to } = course;
  return from === to ? t('product.duration.days', { count: from }) : t('product.course.range', { from, to });
}

/** The key facts of a product. Unknown facts are left out. */
export function factsOf(product: Product, context: PageContext): ProductFact[] {
  const { t } = context;
  const days = product.packaging_sizes[0]?.duration_days ?? null;
  const facts: ProductFact[] = [
    {
      label: t(product.step_doses.length > 0 ? 'product.doses.portion' : 'product.dose.title'),
      value: product.nutrition.dose,
    },
    { label: t('product.moments.title'), value: labelsOf(product.diner_types) },
    { label: t('product.format.title'), value: product.galenic_format.label },
    { label: t('product.flavours.title'), value: labelsOf(product.flavours) },
    { label: t('product.actives.title'), value: labelsOf(product.active_ingredients) },
    { label: t('filters.name.suitability'), value: suitabilityTexts(product.suitability, context).join(' · ') },
    { label: t('product.course.title'), value: courseText(product, context) },
    { label: t('product.duration.label'), value: days === null ? '' : t('product.duration.days', { count: days }) },
  ];
  return facts.filter(({ value }) => value !== '');
}
