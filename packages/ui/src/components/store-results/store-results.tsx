'use client';

import { useState } from 'react';
import type { Position } from '../market-outline/outline.ts';
import { StoreMap, type StoreMapProps } from '../store-map/store-map.tsx';
import { StoreList, type StoreItem, type StoreListLabels } from './store-list.tsx';
import styles from './store-results.module.css';

export interface LocatedStore extends StoreItem, Position {}

export interface StoreResultsProps {
  /** Nearest first. */
  stores: readonly LocatedStore[];
  map: Omit<StoreMapProps, 'stores' | 'activeId' | 'onPoint'>;
  labels: StoreListLabels;
}

/** Pharmacies in a list and on a map; hovering or focusing an entry in one highlights it in both. */
export function StoreResults({ stores, map, labels }: StoreResultsProps) {
  const [activeId, setActiveId] = useState<string>();
  return (
    <div className={styles.root}>
      <div className={styles.map}>
        <StoreMap {...map} stores={stores} activeId={activeId} onPoint={setActiveId} />
      </div>
      <StoreList stores={stores} labels={labels} activeId={activeId} onPoint={setActiveId} />
    </div>
  );
}
