import type { RelayPoint } from '@veralune/api-client/contract';
import { marketOf, type Locale } from '@veralune/routing';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pointsOfSale } from '../../db/schema.ts';
import type { Gazetteer } from '../../geo/gazetteer.ts';
import { languageOf } from '@veralune/routing';
import { timeZoneOf } from '../../geo/time-zone.ts';
import { nearestPointsOfSale } from '../../points-of-sale/nearest.ts';

/** Kilometres. */
const radius = 30;
const most = 10;

/** Parcels are handed over at the counter, so a pharmacy without known opening hours takes none. */
function takesParcels({ opening_hours: hours }: Pick<RelayPoint, 'opening_hours'>): boolean {
  return hours.length > 0;
}

/** The relay points near a postcode, the nearest first; empty for an unknown one. */
export async function relayPointsNear(
  db: Database,
  gazetteer: Gazetteer,
  locale: Locale,
  zipcode: string,
): Promise<(RelayPoint & { readonly distance: number })[]> {
  const market = marketOf(locale).id;
  const { place } = gazetteer.locatePostcode(market, languageOf(locale), zipcode);
  if (place === null) return [];
  const found = await nearestPointsOfSale(db, { ...place, market, radius });
  return found
    .filter(takesParcels)
    .slice(0, most)
    .map(({ id, name, address, zipcode: postcode, city, opening_hours, time_zone, distance }) => ({
      ...{ id, name, address, zipcode: postcode, city, opening_hours, time_zone, distance },
    }));
}

/** A relay point of a market by its id; null if there is none. */
export async function findRelayPoint(
  db: Pick<Database, 'select'>,
  locale: Locale,
  id: number,
): Promise<RelayPoint | null> {
  const market = marketOf(locale).id;
  const [row] = await db
    .select()
    .from(pointsOfSale)
    .where(and(eq(pointsOfSale.id, id), eq(pointsOfSale.market, market)));
  if (row === undefined) return null;
  const { name, address, zipcode, city, openingHours } = row;
  const point = {
    id,
    name,
    address,
    zipcode,
    city,
    opening_hours: openingHours,
    time_zone: timeZoneOf(market, zipcode),
  };
  return takesParcels(point) ? point : null;
}
