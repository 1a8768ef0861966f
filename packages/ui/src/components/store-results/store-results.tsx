import type { ReactNode } from 'react';
import type { Position } from '../market-outline/outline.ts';
import { PillNav, type PillNavProps } from '../pill-nav/pill-nav.tsx';
import { StoreMap, type StoreMapProps } from '../store-map/store-map.tsx';
import { StoreList, type StoreItem, type StoreListLabels } from './store-list.tsx';
import { StorePointer } from './store-pointer.tsx';
import styles from './store-results.module.css';

export interface LocatedStore extends StoreItem, Position {}

export interface StoreResultsProps {
  /** Nearest first. */
  stores: readonly LocatedStore[];
  map: Omit<StoreMapProps, 'stores'>;
  /** Below the map: who made its tiles, or the buttons that show them. */
  belowMap?: ReactNode;
  labels: StoreListLabels;
  /** Links to other results: within other distances, near other places of the same name. */
  choices?: readonly PillNavProps[] | undefined;
  /** The time that decides which stores are open: by default that of the browser. */
  now?: Date | undefined;
}

/** Pharmacies in a list and on a map; hovering or focusing an entry in one highlights it in both. */
export function StoreResults({ stores, map, belowMap, labels, choices = [], now }: StoreResultsProps) {
  return (
    <>
      {choices.map((choice) => (
        <div className={styles.choice} key={choice.label}>
          <PillNav {...choice} />
        </div>
      ))}
      <StorePointer className={styles.root}>
        <div className={styles.map}>
          <StoreMap {...map} stores={stores} />
          {belowMap}
        </div>
        <StoreList stores={stores} labels={labels} now={now} />
      </StorePointer>
    </>
  );
}
