import { brandDrawing, BrandTile, type BrandItem } from '../brand-tile/brand-tile.tsx';
import { sharedFiles } from '../drawing/shared-files.ts';
import styles from './brand-grid.module.css';

export interface BrandGridProps {
  brands: readonly BrandItem[];
}

/** Brands side by side, each in its colour. */
export function BrandGrid({ brands }: BrandGridProps) {
  const files = sharedFiles(brands[0]?.drawings, 'square', brands.map(brandDrawing));
  return (
    <ul className={styles.root} role="list">
      {brands.map((brand, index) => (
        <li key={brand.href}>
          <BrandTile brand={brand} drawingFile={files[index]} />
        </li>
      ))}
    </ul>
  );
}
