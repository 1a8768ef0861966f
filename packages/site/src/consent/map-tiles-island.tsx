'use client';

// The style sheet is part of the page: none is fetched later.
import '@veralune/ui/components/store-map/store-tiles.module.css';
import type { StoreTilesProps } from '@veralune/ui/components/store-map/store-tiles';
import { useLoadedElement } from '../late/use-loaded-element.ts';

async function loadTiles() {
  return (await import('./map-tiles.tsx')).MapTiles;
}

/** The tiles of a map. Without a configured map service, their code is not loaded. */
export function MapTilesIsland(props: StoreTilesProps) {
  return useLoadedElement(loadTiles, props);
}
