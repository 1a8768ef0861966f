import { frBe } from './fr-be.ts';
import type { RouteTable } from './table.ts';

/** The French words are the same in Belgium and Switzerland. */
export const frCh: RouteTable = frBe;
