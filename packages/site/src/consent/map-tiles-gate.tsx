'use client';

import { TilesGate, type TilesGateProps } from '@veralune/ui/components/store-map/tiles-gate';
import { allowCategory } from './allow-category.ts';
import { showTilesOnce, useTilesShown } from './tiles-shown.ts';

export type MapTilesGateProps = Pick<TilesGateProps, 'attribution' | 'labels'>;

/** Asks for consent to the tiles of a map. */
export function MapTilesGate(props: MapTilesGateProps) {
  const shown = useTilesShown();
  return <TilesGate {...props} shown={shown} onShowOnce={showTilesOnce} onAllowAll={() => allowCategory('map')} />;
}
