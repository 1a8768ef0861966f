import { Drawing } from '../drawing/drawing.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import styles from './brand-banner.module.css';

export interface BrandBannerProps {
  name: string;
  tagline: string;
  /** `Marque`, above the name. */
  eyebrow?: string | undefined;
  /** Seed of the brand's drawing. */
  seed: string;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  cover: PictureImage | null;
}

/**
 * On phones one pixel less than the window: browsers round 411.43 px, the width of phones with 720 pixels, up to 412, and
 * would then load the next larger file.
 */
const coverSizes = '(min-width: 48rem) 60vw, calc(100vw - 1px)';

/** The top of a brand's page, in its colour. */
export function BrandBanner({ name, tagline, eyebrow, seed, drawings, cover }: BrandBannerProps) {
  return (
    <div className={styles.root}>
      <div className={styles.text}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <div className={styles.figure} data-cover={cover ? '' : undefined}>
        {cover ? (
          <Picture image={cover} sizes={coverSizes} priority decorative />
        ) : (
          <Drawing kind="culture" seed={seed} files={drawings} />
        )}
      </div>
    </div>
  );
}
