import type { MarketId } from '@veralune/routing';
import type { ApiMarket } from './api-market.ts';
import { be } from './be.ts';
import { ch } from './ch.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** `npm run new-market` adds one. */
export const apiMarkets: Readonly<Record<MarketId, ApiMarket>> = { be, ch, es, de, it };
