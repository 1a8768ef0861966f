import { createProxy } from '@veralune/site/proxy';
import { market } from './market.ts';

export const proxy = createProxy(market);

// Everything but files: what Next makes, fragments, and what a browser loads by its ending. Old pages ended in `.html`, and
// the pictures of the catalogue are behind `/api/`.
export const config = {
  matcher: [
    '/((?!_next/|fragments/|(?!api/)(?:.*/)?[^/]*\\.(?:avif|css|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$).*)',
  ],
};
