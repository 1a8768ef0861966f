import type { CSSProperties, ReactNode } from 'react';
import { MarketOutline } from '../market-outline/market-outline.tsx';
import type { Outline, Position } from '../market-outline/outline.ts';
import { separateMarkers, clearestPosition, projectToMap, rim, mapSize, type MapPoint } from './circular-map.ts';
import styles from './store-map.module.css';

export interface MapStore extends Position {
  /** Id; its entry in the list has the HTML id `store-<id>`. */
  id: string;
  name: string;
}

export interface MapRing {
  kilometres: number;
  /** `2 km`. */
  label: string;
}

export interface StoreMapProps {
  /** Names the map: `Pharmacies autour de 1050 Ixelles`. */
  label: string;
  /** The searched place. */
  centre: Position;
  /** Distance rings from the inner to the outer; the outer is the edge of the map. */
  rings: readonly [MapRing, ...MapRing[]];
  /** In the order of the list, which numbers them. */
  stores: readonly MapStore[];
  /** Label of the north needle: `N`. */
  north: string;
  /** The market, whose outline is shown in a corner of the map with the searched place. */
  outline?: Outline | undefined;
  /** Tiles of a map service below the rings, if one is configured and the visitor consents. */
  tiles?: ReactNode;
}

/** Distance between markers: a marker's width on the smallest map, on a phone. */
const markerDistance = 46;
const middle = mapSize / 2;
/** The searched place and the north needle: no marker covers them. */
const fixed: readonly MapPoint[] = [
  { x: middle, y: middle },
  { x: middle, y: 0 },
];

function percent(length: number) {
  return `${(length / mapSize) * 100}%`;
}

interface RingsProps {
  rings: readonly MapRing[];
  radius: number;
  /** Obstacles for the labels. */
  taken: readonly MapPoint[];
}

function Rings({ rings, radius, taken }: RingsProps) {
  return rings.map(({ kilometres, label }) => {
    const r = (kilometres / radius) * rim;
    const place = clearestPosition(r, taken);
    return (
      <g key={kilometres}>
        <circle className={styles.ring} cx={middle} cy={middle} r={r} data-rim={kilometres === radius || undefined} />
        <text className={styles.distance} x={place.x} y={place.y}>
          {label}
        </text>
      </g>
    );
  });
}

/**
 * A circular map of the distance and direction of pharmacies around a place. It requests nothing from third parties, except
 * by `tiles`. Each number is a link to its entry.
 */
export function StoreMap({ label, centre, rings, stores, north, outline, tiles }: StoreMapProps) {
  const radius = rings.at(-1)?.kilometres ?? 1;
  const points = stores.map((store) => projectToMap(centre, radius, store));
  const markers = separateMarkers(points, markerDistance, fixed);

  return (
    <nav className={styles.root} aria-label={label}>
      {tiles}
      <svg className={styles.sheet} viewBox={`0 0 ${mapSize} ${mapSize}`} aria-hidden="true" focusable="false">
        <Rings rings={rings} radius={radius} taken={[...points, ...markers]} />
        <path className={styles.needle} d={`M${middle} 4v14m-4-10 4-5 4 5`} />
        <text className={styles.north} x={middle + 10} y="15">
          {north}
        </text>
        {points.map((point, index) => {
          const marker = markers[index] ?? point;
          return (
            <g key={stores[index]?.id}>
              <path className={styles.leader} d={`M${point.x} ${point.y}L${marker.x} ${marker.y}`} />
              <circle className={styles.spot} cx={point.x} cy={point.y} r="2.5" />
            </g>
          );
        })}
        <circle className={styles.halo} cx={middle} cy={middle} r="11" />
        <circle className={styles.centre} cx={middle} cy={middle} r="4.5" />
      </svg>
      <ol className={styles.markers} role="list">
        {stores.map(({ id, name }, index) => {
          const { x, y } = markers[index] ?? { x: middle, y: middle };
          return (
            <li key={id}>
              <a
                className={styles.marker}
                id={`map-${id}`}
                href={`#store-${id}`}
                style={{ '--x': percent(x), '--y': percent(y) } as CSSProperties}
                data-store={id}
              >
                <span aria-hidden="true">{index + 1}</span>
                <span className="visually-hidden">
                  {index + 1}. {name}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {outline ? (
        <div className={styles.market}>
          <MarketOutline outline={outline} place={centre} />
        </div>
      ) : null}
    </nav>
  );
}
