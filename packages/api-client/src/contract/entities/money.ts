import { z } from 'zod';

/** An amount in hundredths of the shop's currency. Amounts are only ever computed by the API. */
export const cents = z.int().nonnegative();
export const currency = z.enum(['EUR', 'CHF']);

/** Names a size of a product: `size` of its `packaging_sizes`. It stays the same when other sizes are no longer sold. */
export const sizeIndex = z.int().min(0).max(50);

/** The most units of one line. */
export const mostUnits = 20;

/** A price for each unit from a number of units on. */
export const volumePrice = z.object({ from: z.int().min(2), unit_cents: cents });
export type VolumePrice = z.infer<typeof volumePrice>;
