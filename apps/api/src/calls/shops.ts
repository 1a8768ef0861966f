import type { Shop } from '@veralune/api-client/contract';
import { languageOf, markets, type Language, type Market } from '@veralune/routing';
import type { Handlers } from './handler.ts';

/** Name of each language in the language itself. */
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

export const shopListHandlers: Handlers<'shop'> = {
  shop: ({ query }) => ({
    list: Object.values(markets)
      .map(shopOf)
      .filter(({ url }) => url.includes((query.url ?? '').toLowerCase())),
  }),
};
