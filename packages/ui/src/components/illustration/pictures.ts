import type { Stroke } from '../drawing/stroke.ts';
import { drawDenied } from './pictures/denied.ts';
import { drawEmptyCart } from './pictures/empty-cart.ts';
import { drawMaintenance } from './pictures/maintenance.ts';
import { drawNoFavourites } from './pictures/no-favourites.ts';
import { drawNoResults } from './pictures/no-results.ts';
import { drawNotFound } from './pictures/not-found.ts';
import { drawOffline } from './pictures/offline.ts';
import { drawServerError } from './pictures/server-error.ts';

/** The illustrations by name, each drawn on 400 by 400 units. */
export const pictures = {
  'no-results': drawNoResults,
  'empty-cart': drawEmptyCart,
  'no-favourites': drawNoFavourites,
  offline: drawOffline,
  'not-found': drawNotFound,
  denied: drawDenied,
  'server-error': drawServerError,
  maintenance: drawMaintenance,
} as const satisfies Record<string, () => Stroke[]>;

export type IllustrationName = keyof typeof pictures;
