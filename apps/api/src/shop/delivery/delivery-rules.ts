import type { DeliveryRow } from '../../catalogue/rows.ts';
import type { ViewContext } from '../../calls/view-context.ts';

/** How the shop of a view delivers; undefined if it does not. */
export function deliveryRulesOf({ shared, view }: Pick<ViewContext, 'shared' | 'view'>): DeliveryRow | undefined {
  return shared.deliveries.all.find(({ shopId }) => shopId === view.shop.shopId);
}
