import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';

export type PictureFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** One picture in several widths and formats. A file is `<url>-<width>.<format>`. */
export interface PictureImage {
  /** Address without width and file extension. */
  url: string;
  alt: string;
  /** Intrinsic size, in CSS pixels, of the largest rendering. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The most compact first; every browser supports the last. */
  formats: readonly PictureFormat[];
  /**
   * The focal point, which stays visible if the picture is cropped, as fractions of its size; the middle by default.
   */
  focus?: { readonly x: number; readonly y: number } | undefined;
}

export interface PictureProps {
  image: PictureImage;
  /** The rendered width, as `sizes` of `<img>`. */
  sizes: string;
  /** The largest picture above the fold: loaded eagerly with high priority. */
  priority?: boolean | undefined;
  /** Has no information that the text beside it lacks: empty alternative text. */
  decorative?: boolean | undefined;
}

function srcSet(image: PictureImage, format: PictureFormat): string {
  return image.widths.map((width) => `${image.url}-${width}.${format} ${width}w`).join(', ');
}

function focusStyle({ focus }: PictureImage): CSSProperties | undefined {
  return focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` };
}

/** Preloads the file in the head of the document; in one format only, otherwise it would be loaded twice. */
function preloadPicture(image: PictureImage, sizes: string): void {
  const [best] = image.formats;
  if (best === undefined) return;
  const imageSrcSet = srcSet(image, best);
  preload(`${image.url}-${Math.max(...image.widths)}.${best}`, {
    as: 'image',
    type: `image/${best}`,
    imageSrcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

/** A picture in the best format that the browser supports, with reserved space while it loads. */
export function Picture({ image, sizes, priority = false, decorative = false }: PictureProps) {
  const fallback = image.formats.at(-1) ?? 'png';
  const sources = image.formats.filter((format) => format !== fallback);
  const largest = Math.max(...image.widths);
  if (priority) preloadPicture(image, sizes);
  return (
    <picture className={styles.root}>
      {sources.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(image, format)} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={`${image.url}-${largest}.${fallback}`}
        srcSet={srcSet(image, fallback)}
        sizes={sizes}
        style={focusStyle(image)}
        width={image.width}
        height={image.height}
        alt={decorative ? '' : image.alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
