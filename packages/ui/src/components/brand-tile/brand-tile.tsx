import { CardLink } from '../card-link/card-link.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import { tint } from '../tint/tint.ts';
import styles from './brand-tile.module.css';

/** A brand in a list. */
export interface BrandItem {
  href: string;
  name: string;
  /** Empty if only the name is known. */
  tagline: string;
  color: string;
  /** Seed of the brand's drawing: the brand's id, so that the drawing is the same everywhere. */
  seed: string;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** `8 produits`. */
  count?: string | undefined;
}

export interface BrandTileProps {
  brand: BrandItem;
}

/** A brand in its colour, with its drawing. Its name is a heading of the third level. */
export function BrandTile({ brand }: BrandTileProps) {
  return (
    <article className={styles.root} data-content="brand" style={tint(brand.color)}>
      <div className={styles.drawing}>
        <Drawing kind="culture" seed={brand.seed} files={brand.drawings} />
      </div>
      <h3 className={styles.name}>
        <CardLink href={brand.href}>{brand.name}</CardLink>
      </h3>
      {brand.tagline ? <p className={styles.tagline}>{brand.tagline}</p> : null}
      {brand.count ? <p className={styles.count}>{brand.count}</p> : null}
    </article>
  );
}
