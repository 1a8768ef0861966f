import { CardLink } from '../card-link/card-link.tsx';
import { Drawing, type DrawingKind } from '../drawing/drawing.tsx';
import type { FileDrawing } from '../drawing/drawing-file.ts';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { tint } from '../tint/tint.ts';
import styles from './brand-tile.module.css';

/** A brand in a list. */
export interface BrandItem {
  href: string;
  name: string;
  /** Empty if only the name is known. */
  tagline: string;
  color: string;
  /** The motif of the brand's packs; a culture by default. */
  motif?: DrawingKind | undefined;
  /** Seed of the brand's drawing: the brand's id, so that the drawing is the same everywhere. */
  seed: string;
  /** One of its packs. */
  pack?: PictureImage | undefined;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** `8 produits`. */
  count?: string | undefined;
}

export interface BrandTileProps {
  brand: BrandItem;
  /** Address of the file with the drawings of the list of brands. */
  drawingFile?: string | undefined;
}

const sizes = '(min-width: 48rem) 11rem, 7rem';

/** The drawing of a brand's tile. */
export function brandDrawing({ motif = 'culture', seed }: BrandItem): FileDrawing {
  return { kind: motif, seed };
}

/** A brand in its colour, with its drawing and a pack. Its name is a heading of the third level. */
export function BrandTile({ brand, drawingFile }: BrandTileProps) {
  return (
    <article className={styles.root} data-content="brand" style={tint(brand.color)}>
      <div className={styles.drawing}>
        <Drawing {...brandDrawing(brand)} files={brand.drawings} sharedFile={drawingFile} />
      </div>
      {brand.pack ? (
        <div className={styles.pack}>
          <Picture image={brand.pack} sizes={sizes} decorative />
        </div>
      ) : null}
      <h3 className={styles.name}>
        <CardLink href={brand.href}>{brand.name}</CardLink>
      </h3>
      {brand.tagline ? <p className={styles.tagline}>{brand.tagline}</p> : null}
      {brand.count ? <p className={styles.count}>{brand.count}</p> : null}
    </article>
  );
}
