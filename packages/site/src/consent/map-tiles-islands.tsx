'use client';

// The style sheets are part of the page: none is fetched later.
import '@veralune/ui/components/button/button.module.css';
import '@veralune/ui/components/store-map/store-tiles.module.css';
import type { StoreTilesProps } from '@veralune/ui/components/store-map/store-tiles';
import { Suspense } from 'react';
import { MapTiles, MapTilesGate } from '#consent/map-tiles';
import type { MapTilesGateProps } from './map-tiles.tsx';

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
