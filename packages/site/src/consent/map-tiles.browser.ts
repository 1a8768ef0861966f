import type { StoreTilesProps } from '@veralune/ui/components/store-map/store-tiles';
import { lazyOrNothing } from '../late/lazy-or-nothing.ts';
import type { MapTilesGateProps } from './map-tiles.tsx';

/** In browsers, the code of the tiles is loaded by pages with a map service. */
export const MapTiles = lazyOrNothing<StoreTilesProps>(async () => (await import('./map-tiles.tsx')).MapTiles);
export const MapTilesGate = lazyOrNothing<MapTilesGateProps>(
  async () => (await import('./map-tiles.tsx')).MapTilesGate,
);
