import type { Shop } from '@veralune/api-client/contract';
import { languageOf, markets, type Language, type Market } from '@veralune/routing';
import type { Handlers } from './handler.ts';

/** What speakers call their language. */
const languageLabels: Readonly<Record<Language, string>> = {
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
};

const symbols: Readonly<Record<Market['currency'], string>> = { EUR: '€', CHF: 'CHF' };

function shopOf({ shopId, defaultSiteUrl, locales, currency }: Market): Shop {
  return {
    id: shopId,
    url: new URL(defaultSiteUrl).host,
    languages: locales
      .map(languageOf)
      .map((iso) => ({ iso, label: languageLabels[iso] }))
      .sort((left, right) => left.label.localeCompare(right.label)),
    salesplan: [{ id: shopId, currency: { symbol: symbols[currency], code: currency } }],
  };
}

export const shopHandlers: Handlers<'shop' | 'settings'> = {
  shop: ({ query }) => ({
    list: Object.values(markets)
      .map(shopOf)
      .filter(({ url }) => url.includes((query.url ?? '').toLowerCase())),
  }),
  settings: ({ view, catalogue }) =>
    catalogue.kept.settings.all
      .filter(({ shopId }) => shopId === view.shop.shopId)
      .map(({ code, value }) => ({ code, values: [{ value }] })),
};
