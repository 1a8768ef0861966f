import type { SettingBanner } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { SettingBannerModel } from '../models/models.ts';
import type { Handlers } from './handler.ts';
import { resolveTarget } from './menus.ts';

/** The banner in the view's language; undefined if the shop does not show the target of its link. */
function bannerOf(
  catalogue: Catalogue,
  view: LocaleView,
  { code, target, display, texts }: SettingBannerModel,
): SettingBanner | undefined {
  const words = texts[view.language];
  const found = target && resolveTarget(catalogue, view, target, code);
  if (words === undefined || found === undefined) return undefined;
  const link = { label: words.label, code, slug: found?.slug ?? null, parent_slug: found?.parentSlug ?? null, display };
  return { text: words.text, link };
}

export const settingHandlers: Handlers<'settings'> = {
  settings: ({ view, catalogue }) =>
    catalogue.shared.settings.all
      .filter(({ shopId }) => shopId === view.shop.shopId)
      .map(({ code, value, banner: model }) => {
        const banner = model && bannerOf(catalogue, view, model);
        return { code, values: [{ value }], ...(banner && { banner }) };
      }),
};
