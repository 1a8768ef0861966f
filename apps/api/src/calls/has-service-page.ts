import type { ServicePage } from '@veralune/api-client/contract';
import { hasRoute, marketOf, type Locale } from '@veralune/routing';
import type { SharedRows } from '../catalogue/catalogue.ts';

function isStoreFinderActive(settings: SharedRows['settings'], shopId: number): boolean {
  return settings.all.some((each) => each.shopId === shopId && each.code === 'point_of_sale' && each.value === '1');
}

/** Whether the site of a locale has a page. A market can turn its store finder off with the setting `point_of_sale`. */
export function hasServicePage(page: ServicePage, locale: Locale, settings: SharedRows['settings']): boolean {
  const { sellsOnline, shopId } = marketOf(locale);
  if (page === 'delivery') return sellsOnline && hasRoute('faq', locale);
  if (page === 'store-finder' && !isStoreFinderActive(settings, shopId)) return false;
  return hasRoute(page, locale);
}
