import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Handlers } from './handler.ts';

const rulesOf = ({ kept }: Catalogue, shopId: number) =>
  kept.redirections.all
    .filter((rule) => rule.shopId === shopId)
    .map(({ from, to, type }) => ({
      from,
      to,
      type: type === 302 ? (302 as const) : (301 as const),
    }));

export const redirectionHandlers: Handlers<'redirection' | 'redirectionIndex'> = {
  redirection: ({ query, catalogue }) => {
    const rules = rulesOf(catalogue, query.shop_id);
    // Spellings come from the most to the least exact, so the first that has a rule decides.
    for (const url of [query.urls].flat()) {
      const rule = rules.find(({ from }) => from === url);
      if (rule) return { type: rule.type, url: rule.to };
    }
    return null;
  },
  redirectionIndex: ({ query, catalogue }) => ({ items: rulesOf(catalogue, query.shop_id) }),
};
