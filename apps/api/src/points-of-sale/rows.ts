import type { pointsOfSale } from '../db/schema.ts';
import type { PointOfSaleBody, PointOfSaleContent } from './point-of-sale.ts';

export type PointOfSaleRow = typeof pointsOfSale.$inferSelect;

/** By whom and in which version of the catalogue a row was written. */
export type Written = Pick<PointOfSaleRow, 'revision' | 'updatedAt' | 'updatedBy'>;

export function rowOf(
  { opening_hours: openingHours, latitude, longitude, ...rest }: PointOfSaleContent,
  written: Written,
): PointOfSaleRow {
  return { ...rest, openingHours, location: { x: longitude, y: latitude }, ...written };
}

/** The pharmacy of a row, with its fields in the order of the schema. */
export function bodyOf(row: PointOfSaleRow): PointOfSaleBody {
  const { market, name, address, zipcode, city, phone, openingHours, location } = row;
  return {
    ...{ market, name, address, zipcode, city, phone },
    opening_hours: openingHours,
    ...{ latitude: location.y, longitude: location.x },
  };
}

export function contentOf(row: PointOfSaleRow): PointOfSaleContent {
  return { id: row.id, ...bodyOf(row) };
}

/** State of a pharmacy in the format of the audit log. Its key is its id, and it is always published. */
export function stateOf(pointOfSale: PointOfSaleContent | null): object | null {
  if (pointOfSale === null) return null;
  const { id, ...body } = pointOfSale;
  return { key: String(id), status: 'published', publish_from: null, publish_to: null, body };
}
