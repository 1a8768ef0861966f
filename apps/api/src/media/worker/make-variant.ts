import type { Format } from '../formats.ts';
import { encoding } from '../variant-encoding.ts';
import type { JobResults } from './job.ts';
import { sharp } from './sharp-raster-formats.ts';

const background = '#ffffff';

/** Resizes and encodes a picture. JPEG has no transparency, so transparent parts become white. */
export async function makeVariant(original: Uint8Array, width: number, format: Format): Promise<JobResults['variant']> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const picture = format === 'jpeg' ? resized.flatten({ background }) : resized;
  return { kind: 'variant', bytes: new Uint8Array(await picture.toFormat(format, encoding[format]).toBuffer()) };
}
