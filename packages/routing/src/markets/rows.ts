import { be } from './be.ts';
import { ch } from './ch.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** All markets, in the order of their shop ids. `npm run new-market` adds one. */
export const rows = { be, ch, es, de, it } as const;
