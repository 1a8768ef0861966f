import { createProxy } from '@veralune/site/proxy';
import { market } from './market.ts';

export const proxy = createProxy(market);

// All requests except Next's own files, fragments and static files by extension. Paths that end in `.html` (of the previous
// site) and images below `/api/` must reach the proxy.
export const config = {
  matcher: [
    '/((?!_next/|fragments/|(?!api/)(?:.*/)?[^/]*\\.(?:avif|css|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$).*)',
  ],
};
