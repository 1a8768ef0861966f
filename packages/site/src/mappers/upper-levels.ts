import type { LimitedNutrient } from '@veralune/api-client/contract';

/** A nutrient whose sum over several products is above the tolerable upper intake level for adults. */
export interface ExceededLevel extends Omit<LimitedNutrient, 'amount'> {
  /** Amount a day of all products together. */
  readonly total: number;
}

/**
 * The nutrients of which products together provide more than the upper level a day.
 * @param products the limited nutrients of each product, with the amounts of its daily dose
 */
export function exceededLevels(products: readonly (readonly LimitedNutrient[])[]): ExceededLevel[] {
  const byNutrient = Map.groupBy(products.flat(), ({ id }) => id);
  return [...byNutrient.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { amount: _, ...nutrient } = first;
    // Twelve digits drop what binary fractions add.
    const total = Number(rows.reduce((sum, { amount }) => sum + amount, 0).toPrecision(12));
    return total > nutrient.upper_level ? [{ ...nutrient, total }] : [];
  });
}
