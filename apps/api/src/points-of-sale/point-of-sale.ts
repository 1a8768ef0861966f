import { openingHours } from '@veralune/api-client/contract';
import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';

const text = z.string().trim().min(1).max(120);
/** Separates the opening hours in their column. */
const separator = ', ';

/** A line of `points-of-sale/<market>.csv`. All its values are texts. */
const line = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a positive whole number')
    .transform(Number),
  name: text,
  address: text,
  /** In Luxembourg with its prefix: `L-1261`. */
  zipcode: z.string().regex(/^(?:L-)?\d{4,5}$/, 'must be a postcode'),
  city: text,
  phone: z
    .string()
    .regex(/^(?:\+\d[\d ]{7,19})?$/, 'must be an international number, +32 2 000 12 34, or empty')
    .transform((phone) => (phone === '' ? null : phone)),
  opening_hours: z
    .string()
    .transform((hours) => (hours === '' ? [] : hours.split(separator)))
    .pipe(z.array(openingHours)),
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/** A pharmacy as content: without its distance from anything. */
export interface PointOfSaleContent extends z.output<typeof line> {
  readonly market: MarketId;
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
