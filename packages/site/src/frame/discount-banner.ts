import type { Setting, SettingBanner } from '@veralune/api-client/contract';
import { href, type Locale } from '@veralune/routing';
import type { DiscountBannerProps } from '@veralune/ui/components/discount-banner/discount-banner';
import { menuHref } from './menu-items.ts';
import { findSetting, isActive } from '../catalogue/settings.ts';

function linkTarget({ display, ...target }: SettingBanner['link'], locale: Locale): string | null {
  const path = menuHref(target, locale);
  if (path === null || display === null) return path;
  const category = target.slug === null ? {} : { category: target.slug };
  return href('products', { ...category, filters: [{ name: 'display', value: display }] }, locale);
}

/** The discount banner, if the setting is active. */
export function discountBanner(settings: readonly Setting[], locale: Locale): DiscountBannerProps | undefined {
  const banner = findSetting(settings, 'discount_banner')?.banner;
  if (!banner || !isActive(settings, 'discount_banner')) return undefined;
  const target = linkTarget(banner.link, locale);
  return { text: banner.text, link: target === null ? undefined : { label: banner.link.label, href: target } };
}
