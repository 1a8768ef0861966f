import { z } from 'zod';
import { id } from '../shared.ts';

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/**
 * Opening hours as in schema.org: days and one range of times, `Mo-Fr 08:30-12:30` or `Sa 09:00-13:00`. A range that ends
 * at or before its start ends on the next day: `Fr 20:00-02:00`.
 */
export const openingHours = z.string().regex(new RegExp(`^${day}(?:-${day})? ${time}-(?:${time}|24:00)$`));

/** A pharmacy that sells the products of the shop. */
export const pointOfSale = z.object({
  id,
  name: z.string(),
  /** Street and number. */
  address: z.string(),
  /** `1050`, in Luxembourg `L-1261`. */
  zipcode: z.string(),
  city: z.string(),
  /** International, with spaces: `+32 2 000 12 34`. */
  phone: z.string().nullable(),
  opening_hours: z.array(openingHours),
  /** Of the opening hours: `Europe/Brussels`. */
  time_zone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres from the searched place. */
  distance: z.int().nonnegative(),
});
export type PointOfSale = z.infer<typeof pointOfSale>;
