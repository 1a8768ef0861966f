import { createProxy } from '@veralune/site/proxy';
import { market } from './market.ts';

export const proxy = createProxy(market);

// Everything but what Next and `public/` serve as files.
export const config = { matcher: ['/((?!_next/|fragments/|logos/|icons/|manifests/|social/|icon\\.svg$|apple-touch-icon\\.png$|favicon\\.ico$|robots\\.txt$).*)'] };
