import { InlineDrawing } from '../drawing/inline-drawing.tsx';
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
  };
}

/** `sizes` of its column on the page of a product: seven twelfths, half, the full width. */
const sizes = '(min-width: 90rem) 46rem, (min-width: 64rem) 51vw, (min-width: 48rem) 45vw, 92vw';

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
            <Picture image={image} sizes={sizes} priority={index === 0} />
          </div>
        ))}
      </div>
      {images.length > 1 ? <Thumbnails images={images} labels={labels} /> : null}
    </div>
  );
}
