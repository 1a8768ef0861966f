import type { Format } from '../formats.ts';
import { encoding } from '../recipe.ts';
import type { JobResults } from './job.ts';
import { sharp } from './sharp-only-rasters.ts';

const ground = '#ffffff';

/** A picture in one width and format. A transparent one gets a white ground where the format has no transparency. */
export async function makeVariant(original: Uint8Array, width: number, format: Format): Promise<JobResults['variant']> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const picture = format === 'jpeg' ? resized.flatten({ background: ground }) : resized;
  return { kind: 'variant', bytes: new Uint8Array(await picture.toFormat(format, encoding[format]).toBuffer()) };
}
