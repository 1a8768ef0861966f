'use client';

import type { StoreTilesProps } from '@veralune/ui/components/store-map/store-tiles';
import { Suspense } from 'react';
import { lazyOrNothing } from '../late/lazy-or-nothing.ts';
import type { MapTilesGateProps } from './map-tiles.tsx';

const MapTiles = lazyOrNothing<StoreTilesProps>(async () => (await import('./map-tiles.tsx')).MapTiles);
const MapTilesGate = lazyOrNothing<MapTilesGateProps>(async () => (await import('./map-tiles.tsx')).MapTilesGate);

/** The tiles of a map. Without a configured map service, their code is not loaded. */
export function MapTilesIsland(props: StoreTilesProps) {
  return (
    <Suspense>
      <MapTiles {...props} />
    </Suspense>
  );
}

/** Asks for consent to the tiles of a map. */
export function MapTilesGateIsland(props: MapTilesGateProps) {
  return (
    <Suspense>
      <MapTilesGate {...props} />
    </Suspense>
  );
}
