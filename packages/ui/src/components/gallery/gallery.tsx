import { InlineDrawing } from '../drawing/inline-drawing.tsx';
import { plusPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import styles from './gallery.module.css';

export interface GalleryProps {
  images: readonly PictureImage[];
  /** Seed of the drawing that is shown if there is no picture. */
  seed: string;
  labels: {
    /** Names the row of pictures: `Photos`. */
    gallery: string;
    /** Names a link to a picture, before its number: `Photo`. */
    galleryItem: string;
    /** Before the description of a picture: `Agrandir`. */
    enlarge: string;
  };
}

/** `sizes` of its column on the page of a product: seven twelfths, half, the full width. */
const sizes = '(min-width: 90rem) 46rem, (min-width: 64rem) 51vw, (min-width: 48rem) 45vw, 92vw';

/** The picture alone, in which every browser can zoom. */
function largestFile({ url, widths, formats }: PictureImage): string {
  return `${url}-${Math.max(...widths)}.${formats.at(-1) ?? 'png'}`;
}

function Thumbnails({ images, labels }: Omit<GalleryProps, 'seed'>) {
  return (
    <ol className={styles.thumbs} role="list">
      {images.map((image, index) => (
        <li key={image.url}>
          <a className={styles.thumb} href={`#photo-${index + 1}`} aria-label={`${labels.galleryItem} ${index + 1}`}>
            <Picture image={image} sizes="4.5rem" decorative />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Pictures of a product in a row that scrolls; thumbnails link to each picture. */
export function Gallery({ images, seed, labels }: GalleryProps) {
  if (images.length === 0) {
    return (
      <div className={styles.slide}>
        <InlineDrawing kind="culture" seed={seed} />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <div className={styles.row} role="group" aria-label={labels.gallery} tabIndex={images.length > 1 ? 0 : undefined}>
        {images.map((image, index) => (
          <div className={styles.slide} id={`photo-${index + 1}`} key={image.url}>
            <a className={styles.enlarge} href={largestFile(image)} aria-label={`${labels.enlarge} ${image.alt}`}>
              <Picture image={image} sizes={sizes} priority={index === 0} />
              <span className={styles.plus}>
                <PathIcon path={plusPath} size={20} />
              </span>
            </a>
          </div>
        ))}
      </div>
      {images.length > 1 ? <Thumbnails images={images} labels={labels} /> : null}
    </div>
  );
}
