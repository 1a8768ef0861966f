import { itIt } from './it-it.ts';
import type { RouteTable } from './table.ts';

/** The words of Italy, and the pharmacy finder, which Italy does not have. */
export const itCh: RouteTable = { ...itIt, paths: { ...itIt.paths, 'store-finder': 'trovare-una-farmacia' } };
