import type { Allergen, Suitability } from '@veralune/api-client/contract';
import type { PageContext } from '../page-context.ts';

/** From this age on a product is for adults only. */
const adult = 18;

/** `Dès 3 ans`, `Adultes`; empty if the product says no age. */
export function ageText({ minimum_age: age }: Suitability, { t }: PageContext): string {
  if (age === null) return '';
  if (age === 0) return t('product.age.birth');
  return age === adult ? t('product.age.adults') : t('product.age.from', { age });
}

function names(allergens: readonly Allergen[], { t }: PageContext): string {
  return allergens.map((allergen) => t(`product.allergen.${allergen}`)).join(', ');
}

/** What a product declares: allergens, possible traces, or that there are none. */
export function allergenTexts({ allergens, traces }: Suitability, context: PageContext): string[] {
  const { t } = context;
  const texts = [
    ...(allergens.length > 0 ? [t('product.allergens.contains', { names: names(allergens, context) })] : []),
    ...(traces.length > 0 ? [t('product.allergens.traces', { names: names(traces, context) })] : []),
  ];
  return texts.length > 0 ? texts : [t('filters.suitability.no_allergen')];
}

/** For whom a product is made and what is not in it, one text for each fact that is known. */
export function suitabilityTexts(suitability: Suitability | null, context: PageContext): string[] {
  if (suitability === null) return [];
  const { t } = context;
  return [
    ...(suitability.vegan ? [t('filters.suitability.vegan')] : []),
    ...(suitability.pregnancy ? [t('filters.suitability.pregnancy')] : []),
    ageText(suitability, context),
    ...allergenTexts(suitability, context),
  ].filter((text) => text !== '');
}
