import type { IllustrationProps } from './illustration.tsx';

export const illustrationExamples = {
  noResults: { name: 'no-results' },
  emptyCart: { name: 'empty-cart' },
  noFavourites: { name: 'no-favourites' },
  offline: { name: 'offline' },
  notFound: { name: 'not-found' },
  denied: { name: 'denied' },
  serverError: { name: 'server-error' },
  maintenance: { name: 'maintenance' },
} as const satisfies Record<string, IllustrationProps>;
