import styles from './brand-tile.module.css';

/** A brand as lists show it. */
export interface BrandItem {
  href: string;
  name: string;
  tagline: string;
  color: string;
  /** Seeds the brand's drawing, so that it is the same everywhere: its id. */
  seed: string;
  /** `8 produits`. */
  count?: string;
}

export interface BrandTileProps {
  brand: BrandItem;
}

/** A brand in its colour, with its drawing. Its name is a heading of the third level. */
export function BrandTile({ brand }: BrandTileProps) {
  return (
    <article className={styles.root}>
      <h3>
        <a href={brand.href}>{brand.name}</a>
      </h3>
      <p>{brand.tagline}</p>
    </article>
  );
}
