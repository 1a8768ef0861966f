import { NeedTile, type NeedItem } from '../need-tile/need-tile.tsx';
import styles from './need-grid.module.css';

export interface NeedGridProps {
  needs: readonly NeedItem[];
  /** Maximum number of columns on a wide screen. */
  columns?: 2 | 4;
}

/** Needs as tiles that share their hairlines. */
export function NeedGrid({ needs, columns = 4 }: NeedGridProps) {
  return (
    <ul className={styles.root} data-columns={columns} role="list">
      {needs.map((need) => (
        <li className={styles.item} key={need.href}>
          <NeedTile need={need} />
        </li>
      ))}
    </ul>
  );
}
