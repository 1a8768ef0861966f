import { lookUp, type Address } from '@veralune/redirects';
import type { Handlers } from './handler.ts';
import { rulesOfShop, tableOfShop } from './redirect-tables.ts';

function isAbsolute(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** Parses a URL or a path; null if it is neither. Rules with a host do not apply to a path without a host. */
function addressOf(text: string): Address | null {
  const isPath = text.startsWith('/');
  if (!isPath && !isAbsolute(text)) return null;
  const url = URL.parse(isPath ? `http://path${text}` : text);
  return url && { origin: isPath ? undefined : url.origin, pathname: url.pathname, search: url.search };
}

export const redirectionHandlers: Handlers<'redirection' | 'redirectionIndex'> = {
  redirection: ({ query, catalogue }) => {
    const table = tableOfShop(catalogue.shared.redirections, query.shop_id);
    for (const url of [query.urls].flat()) {
      const address = addressOf(url);
      const redirect = address && lookUp(table, address);
      if (redirect !== null) return { type: redirect.status, url: redirect.to };
    }
    return null;
  },
  redirectionIndex: ({ query, catalogue }) => ({ items: rulesOfShop(catalogue.shared.redirections, query.shop_id) }),
};
