import type { CSSProperties } from 'react';
import type { Position } from '../market-outline/outline.ts';
import styles from './store-tiles.module.css';
import { tileAddress, tilesAround } from './tiles.ts';

export interface StoreTilesProps {
  /** `https://tile.example/{z}/{x}/{y}.png` */
  template: string;
  centre: Position;
  /** To the rim of the map, in kilometres. */
  radius: number;
}

function percent(fraction: number): string {
  return `${String(fraction * 100)}%`;
}

/** The background of a store map: pictures of a map service. Requests them at once, so render it only with consent. */
export function StoreTiles({ template, centre, radius }: StoreTilesProps) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {tilesAround(centre, radius).map((tile) => (
        <img
          key={`${String(tile.x)}-${String(tile.y)}`}
          src={tileAddress(template, tile)}
          alt=""
          decoding="async"
          // Map services ask for the site, and get no path: it can contain the position.
          referrerPolicy="origin"
          style={
            { '--left': percent(tile.left), '--top': percent(tile.top), '--side': percent(tile.side) } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
