'use client';

import { StoreTiles, type StoreTilesProps } from '@veralune/ui/components/store-map/store-tiles';
import { useTilesShown } from './tiles-shown.ts';

/** The tiles of a map, with consent. */
export function MapTiles(props: StoreTilesProps) {
  return useTilesShown() ? <StoreTiles {...props} /> : null;
}
