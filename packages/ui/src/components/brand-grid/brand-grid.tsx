import { BrandTile, type BrandItem } from '../brand-tile/brand-tile.tsx';
import styles from './brand-grid.module.css';

export interface BrandGridProps {
  brands: readonly BrandItem[];
}

/** Brands side by side, each in its colour. */
export function BrandGrid({ brands }: BrandGridProps) {
  return (
    <ul className={styles.root} role="list">
      {brands.map((brand) => (
        <li key={brand.href}>
          <BrandTile brand={brand} />
        </li>
      ))}
    </ul>
  );
}
