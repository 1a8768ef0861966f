'use client';

import { StoreTiles, type StoreTilesProps } from '@veralune/ui/components/store-map/store-tiles';
import { TilesGate, type TilesGateProps } from '@veralune/ui/components/store-map/tiles-gate';
import { useSyncExternalStore } from 'react';
import { useIsHydrated } from '../late/use-is-hydrated.ts';
import { allowCategory } from './allow-category.ts';
import { useConsent } from './use-consent.ts';

const listeners = new Set<() => void>();
/** Whether the visitor wants the tiles until the site is left, without a stored choice. */
let isShownOnce = false;

function showOnce(): void {
  isShownOnce = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useTilesShown(): boolean {
  const isOnce = useSyncExternalStore(
    subscribe,
    () => isShownOnce,
    () => false,
  );
  return useConsent('map') || isOnce;
}

/** The tiles of a map, with consent. */
export function MapTiles(props: StoreTilesProps) {
  return useTilesShown() ? <StoreTiles {...props} /> : null;
}

export type MapTilesGateProps = Pick<TilesGateProps, 'attribution' | 'labels'>;

/** Asks for consent to tiles. */
export function MapTilesGate(props: MapTilesGateProps) {
  const shown = useTilesShown();
  const isHydrated = useIsHydrated();
  return (
    <TilesGate
      {...props}
      shown={shown}
      waiting={!isHydrated}
      onShowOnce={showOnce}
      onAllowAll={() => allowCategory('map')}
    />
  );
}
