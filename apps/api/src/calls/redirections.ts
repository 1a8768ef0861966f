import { lookUp, type Address } from '@veralune/redirects';
import type { Handlers } from './handler.ts';
import { rulesOfShop, tableOfShop } from './redirect-tables.ts';

function isAbsolute(spelling: string): boolean {
  return /^https?:\/\//i.test(spelling);
}

/** A spelling in its parts; null where it is neither absolute nor a path. A path alone asks no rule that names a host. */
function addressOf(spelling: string): Address | null {
  const isPath = spelling.startsWith('/');
  if (!isPath && !isAbsolute(spelling)) return null;
  const url = URL.parse(isPath ? `http://path${spelling}` : spelling);
  return url && { origin: isPath ? undefined : url.origin, pathname: url.pathname, search: url.search };
}

export const redirectionHandlers: Handlers<'redirection' | 'redirectionIndex'> = {
  redirection: ({ query, catalogue }) => {
    const table = tableOfShop(catalogue.kept.redirections, query.shop_id);
    for (const spelling of [query.urls].flat()) {
      const address = addressOf(spelling);
      const redirect = address && lookUp(table, address);
      if (redirect !== null) return { type: redirect.status, url: redirect.to };
    }
    return null;
  },
  redirectionIndex: ({ query, catalogue }) => ({ items: rulesOfShop(catalogue.kept.redirections, query.shop_id) }),
};
