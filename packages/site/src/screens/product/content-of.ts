import type { Product } from '@veralune/api-client/contract';
import type { PageContext } from '../../page-context.ts';

/** The net weight or volume of a pack. */
export function contentOf(
  { net_weight_g: grams, net_volume_ml: millilitres }: Product['packaging_sizes'][number],
  { t }: PageContext,
): string | null {
  if (grams !== null) return t('product.weight.value', { grams });
  return millilitres === null ? null : t('product.volume.value', { millilitres });
}
