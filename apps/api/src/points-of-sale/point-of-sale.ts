import { openingHours } from '@veralune/api-client/contract';
import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';
import { market } from '../content/schema-parts.ts';

const text = z.string().trim().min(1).max(120);
/** In Luxembourg with its prefix: `L-1261`. */
const zipcode = z.string().regex(/^(?:L-)?\d{4,5}$/, 'must be a postcode');
const phone = z
  .string()
  .regex(/^\+\d[\d ]{7,19}$/, 'must be an international number, +32 2 000 12 34, or empty')
  .nullable();
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A pharmacy as editors write it. */
export const pointOfSaleBody = z.strictObject({
  market,
  ...{ name: text, address: text, zipcode, city: text, phone },
  opening_hours: z.array(openingHours).max(14),
  ...{ latitude, longitude },
});
export type PointOfSaleBody = z.output<typeof pointOfSaleBody>;

/** Separates the opening hours in their column. */
const separator = ', ';

/** A line of `points-of-sale/<market>.csv`. All its values are texts. */
const line = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a positive whole number')
    .transform(Number),
  ...{ name: text, address: text, zipcode, city: text },
  phone: z
    .string()
    .transform((given) => (given === '' ? null : given))
    .pipe(phone),
  opening_hours: z
    .string()
    .transform((hours) => (hours === '' ? [] : hours.split(separator)))
    .pipe(pointOfSaleBody.shape.opening_hours),
  latitude: z.coerce.number().pipe(latitude),
  longitude: z.coerce.number().pipe(longitude),
});

/** A pharmacy as content: without its distance from anything. */
export interface PointOfSaleContent extends PointOfSaleBody {
  readonly id: number;
}

/** The columns of a file, in order. */
export const columns = Object.keys(line.shape) as readonly (keyof typeof line.shape)[];

/** Parses a line; its values by column. */
export function parseLine(values: unknown) {
  return line.safeParse(values);
}

/** The values of a line, in the order of `columns`. */
export function lineOf({ market: _, ...pointOfSale }: PointOfSaleContent): string[] {
  const values = { ...pointOfSale, opening_hours: pointOfSale.opening_hours.join(separator) };
  return columns.map((column) => String(values[column] ?? ''));
}

/** The markets by the name of their file. */
export const marketOfFile: ReadonlyMap<string, MarketId> = new Map(marketIds.map((id) => [`${id}.csv`, id]));
