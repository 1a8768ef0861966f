import { itIt } from './it-it.ts';
import type { RouteTable } from './table.ts';

/** The words of Italy, and the screens that Italy does not have: the pharmacy finder, and the withdrawal from purchases. */
export const itCh: RouteTable = {
  ...itIt,
  paths: {
    ...itIt.paths,
    'store-finder': 'trovare-una-farmacia',
    withdrawal: 'recesso',
    'withdrawal-confirmation': 'recesso/conferma',
  },
};
