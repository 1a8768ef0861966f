import { itIt } from './it-it.ts';
import type { RouteTable } from './table.ts';

/** The Italian words of Italy; the pharmacy finder is one that Italy lacks. */
export const itCh: RouteTable = { ...itIt, paths: { ...itIt.paths, 'store-finder': 'trovare-una-farmacia' } };
