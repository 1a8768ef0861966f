import { Pictogram } from '../pictogram/pictogram.tsx';
import styles from './need-tile.module.css';

/** A need in a list. */
export interface NeedItem {
  href: string;
  label: string;
  /** SVG path data on a 24-pixel grid. */
  picto: string;
  /** `6 produits`. */
  count?: string | undefined;
}

export interface NeedTileProps {
  need: NeedItem;
}

/** A need with its pictogram: the whole tile is the link. */
export function NeedTile({ need }: NeedTileProps) {
  return (
    <a className={styles.root} href={need.href} data-content="need">
      <Pictogram path={need.picto} />
      <span className={styles.label}>{need.label}</span>
      {need.count ? <span className={styles.count}>{need.count}</span> : null}
    </a>
  );
}
