import type { CSSProperties, ReactNode } from 'react';
import { MarketOutline } from '../market-outline/market-outline.tsx';
import type { Outline, Position } from '../market-outline/outline.ts';
import { apart, clearest, inDish, rim, sheetSide, type DishPoint } from './dish.ts';
import styles from './store-map.module.css';

export interface MapStore extends Position {
  /** Also of its entry in the list, which carries `store-<id>`. */
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
  /** Where was searched. */
  centre: Position;
  /** Circles of distance, from the inner to the outer; the outer is the edge of the map. */
  rings: readonly [MapRing, ...MapRing[]];
  /** In the order of the list, which numbers them. */
  stores: readonly MapStore[];
  /** Points to the north: `N`. */
  north: string;
  /** The market, in which a corner of the map shows where it lies. */
  outline?: Outline | undefined;
  /** The one that is pointed at. */
  activeId?: string | undefined;
  onPoint?: ((id: string | undefined) => void) | undefined;
  /** Tiles of a map service, in the place of the rings, where one is configured and allowed by the visitor. */
  tiles?: ReactNode;
}

/** A marker's width where the map is smallest, on a phone. */
const markerDistance = 46;
const middle = sheetSide / 2;
/** The place that was searched, and the needle: no marker covers them. */
const still: readonly DishPoint[] = [
  { x: middle, y: middle },
  { x: middle, y: 0 },
];

function percent(length: number) {
  return `${(length / sheetSide) * 100}%`;
}

interface RingsProps {
  rings: readonly MapRing[];
  radius: number;
  /** What lies on the map, and should hide no label. */
  taken: readonly DishPoint[];
}

function Rings({ rings, radius, taken }: RingsProps) {
  return rings.map(({ kilometres, label }) => {
    const r = (kilometres / radius) * rim;
    const place = clearest(r, taken);
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
 * Pharmacies around a place, in a dish: how far, and in which direction. No tiles, no requests, nobody is told who looks.
 * Each number is a link to its entry.
 */
export function StoreMap(props: StoreMapProps) {
  const { label, centre, rings, stores, north, outline, activeId, onPoint, tiles } = props;
  const radius = rings.at(-1)?.kilometres ?? 1;
  const points = stores.map((store) => inDish(centre, radius, store));
  const markers = apart(points, markerDistance, still);

  return (
    <nav className={styles.root} aria-label={label}>
      {tiles}
      <svg className={styles.sheet} viewBox={`0 0 ${sheetSide} ${sheetSide}`} aria-hidden="true" focusable="false">
        {tiles ? null : (
          <>
            <Rings rings={rings} radius={radius} taken={[...points, ...markers]} />
            <path className={styles.needle} d={`M${middle} 4v14m-4-10 4-5 4 5`} />
            <text className={styles.north} x={middle + 10} y="15">
              {north}
            </text>
          </>
        )}
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
                data-active={id === activeId || undefined}
                onMouseEnter={() => onPoint?.(id)}
                onMouseLeave={() => onPoint?.(undefined)}
                onFocus={() => onPoint?.(id)}
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
