import { dayMoments, type Intake, type Product } from '@veralune/api-client/contract';
import type { ProductRow } from '../catalogue/rows.ts';
import type { ViewContext } from './view-context.ts';

/** The nutrients of a product for which EFSA has set an upper intake level. */
export function limitedNutrientsOf(
  { shared, view }: ViewContext,
  { nutrition, stepDoses }: ProductRow,
): Product['limited_nutrients'] {
  if (stepDoses.length > 0) return [];
  return nutrition.flatMap(([id, amount]) => {
    const level = shared.nutrients.get(id)?.upper_level;
    if (level === undefined) return [];
    const { label } = view.words.of('nutrient', id);
    return [{ id, label, unit: level.unit, amount, upper_level: level.amount, scope: level.scope }];
  });
}

/** When a product is taken, from its moments of intake; null if its usage does not depend on the time of day. */
export function intakeOf(context: ViewContext, row: ProductRow): Intake | null {
  if (row.doseMoments === 'none') return null;
  const keys = new Set(row.terms.diner_type.map((id) => context.shared.terms.diner_type.get(id)?.key));
  return {
    moments: dayMoments.filter((moment) => keys.has(moment)),
    divided: row.doseMoments === 'divided',
    food: keys.has('with-meal') ? 'with-meal' : keys.has('empty-stomach') ? 'empty-stomach' : null,
  };
}
