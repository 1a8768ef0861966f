import { mostPointsOfSale, type PointOfSale } from '@veralune/api-client/contract';
import type { MarketId } from '@veralune/routing';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.ts';
import { pointsOfSale } from '../db/schema.ts';
import { kilometresPerDegree, earthRadius, type Position } from '../geo/distance.ts';
import { timeZoneOf } from '../geo/time-zone.ts';

export interface NearestQuery extends Position {
  readonly market: MarketId;
  /** Kilometres. */
  readonly radius: number;
}

/** A row with its distance in kilometres. */
type FoundRow = Omit<PointOfSale, 'time_zone' | 'distance'> & { readonly distance: number };

/** Near the poles a box would need all longitudes. No market is there. */
const smallestCosine = 0.01;
/** The box around a circle is wider than at its middle, because meridians converge: by less than this for 100 km at 70°. */
const boxMargin = 1.001;

/**
 * The pharmacies nearest to a position, the nearest first. Exact, and all steps use the index of `location`: the planar
 * order of the index distorts distances, so its first rows only give a distance within which the nearest ones must be.
 * Source: docs/decisions/0018.
 */
export async function nearestPointsOfSale(
  db: Database,
  { market, latitude, longitude, radius }: NearestQuery,
): Promise<PointOfSale[]> {
  const { location } = pointsOfSale;
  const position = sql`point(${longitude}::float8, ${latitude}::float8)`;
  const cosine = Math.max(Math.cos((latitude * Math.PI) / 180), smallestCosine);
  const distance = sql`2 * ${earthRadius}::float8 * asin(least(1, sqrt(
    power(sind((${location}[1] - ${latitude}::float8) / 2), 2) +
    cosd(${latitude}::float8) * cosd(${location}[1]) * power(sind((${location}[0] - ${longitude}::float8) / 2), 2))))`;
  const north = sql`${kilometresPerDegree / boxMargin}::float8`;
  const east = sql`${(kilometresPerDegree * cosine) / boxMargin}::float8`;
  /** Contains every place within this many kilometres. */
  const boxOf = (kilometres: SQL) =>
    sql`box(${position} - point(${kilometres} / ${east}, ${kilometres} / ${north}), ${position} + point(${kilometres} / ${east}, ${kilometres} / ${north}))`;
  const rows = await rowsOf<FoundRow>(
    db,
    sql`with candidates as (
      select ${distance} as distance from ${pointsOfSale}
      where ${pointsOfSale.market} = ${market} and ${location} <@ ${boxOf(sql`${radius}::float8`)}
      order by ${location} <-> ${position} limit ${mostPointsOfSale}
    ), bound as (
      select case when count(*) < ${mostPointsOfSale} then ${radius}::float8
        else least(max(distance), ${radius}::float8) end as kilometres from candidates
    ), found as (
      select *, ${distance} as distance from ${pointsOfSale}
      where ${pointsOfSale.market} = ${market} and ${location} <@ (select ${boxOf(sql`kilometres`)} from bound)
    )
    select id, name, address, zipcode, city, phone, opening_hours, location[1] as latitude, location[0] as longitude, distance
    from found where distance <= ${radius}::float8 order by distance, id limit ${mostPointsOfSale}`,
  );
  return rows.map((row) => ({
    ...row,
    time_zone: timeZoneOf(market, row.zipcode),
    distance: Math.round(row.distance * 1_000),
  }));
}
