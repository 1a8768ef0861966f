import type { FavouritePharmacy, Favourites } from '@veralune/api-client/contract';
import type { MarketId } from '@veralune/routing';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pointsOfSale } from '../db/schema.ts';
import { timeZoneOf } from '../geo/time-zone.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { contentOf } from '../points-of-sale/rows.ts';
import type { Transaction } from './account.ts';
import { favouritePharmacies, favouriteProducts } from './schema.ts';

/** Of each kind. More are a mistake or a robot. */
const mostFavourites = 200;

type Reader = Pick<Database, 'select'>;

/** The ids of everything that a customer keeps, the last added first. */
export async function favouritesOf(db: Reader, customerId: string): Promise<Favourites> {
  const products = await db
    .select({ id: favouriteProducts.productId })
    .from(favouriteProducts)
    .where(eq(favouriteProducts.customerId, customerId))
    .orderBy(desc(favouriteProducts.addedAt), desc(favouriteProducts.productId));
  const pharmacies = await db
    .select({ id: favouritePharmacies.pointOfSaleId })
    .from(favouritePharmacies)
    .where(eq(favouritePharmacies.customerId, customerId))
    .orderBy(desc(favouritePharmacies.addedAt), desc(favouritePharmacies.pointOfSaleId));
  return { products: products.map(({ id }) => id), pharmacies: pharmacies.map(({ id }) => id) };
}

function requireAdded(added: readonly unknown[]): void {
  if (added.length === 0) throw new HttpError(409, 'already_favourite', 'It is a favourite already.');
}

function requireSpace(favourites: readonly number[], id: number): void {
  if (!favourites.includes(id) && favourites.length >= mostFavourites)
    throw new HttpError(409, 'too_many_favourites', `The list holds at most ${String(mostFavourites)}.`);
}

/**
 * @param productId of a product that the shop shows
 * @throws HttpError 409
 */
export async function addFavouriteProduct(
  tx: Transaction,
  customerId: string,
  productId: number,
  now: number,
): Promise<void> {
  requireSpace((await favouritesOf(tx, customerId)).products, productId);
  const row = { customerId, productId, addedAt: new Date(now) };
  requireAdded(await tx.insert(favouriteProducts).values(row).onConflictDoNothing().returning());
}

export async function removeFavouriteProduct(tx: Transaction, customerId: string, productId: number): Promise<void> {
  await tx
    .delete(favouriteProducts)
    .where(and(eq(favouriteProducts.customerId, customerId), eq(favouriteProducts.productId, productId)));
}

/** @throws HttpError 404 if the market has no such pharmacy; 409 */
export async function addFavouritePharmacy(
  tx: Transaction,
  customerId: string,
  { id, market }: { readonly id: number; readonly market: MarketId },
  now: number,
): Promise<void> {
  const known = await tx
    .select({ id: pointsOfSale.id })
    .from(pointsOfSale)
    .where(and(eq(pointsOfSale.id, id), eq(pointsOfSale.market, market)));
  if (known.length === 0) throw notFound(`The market has no pharmacy ${String(id)}.`);
  requireSpace((await favouritesOf(tx, customerId)).pharmacies, id);
  const row = { customerId, pointOfSaleId: id, addedAt: new Date(now) };
  requireAdded(await tx.insert(favouritePharmacies).values(row).onConflictDoNothing().returning());
}

export async function removeFavouritePharmacy(tx: Transaction, customerId: string, id: number): Promise<void> {
  await tx
    .delete(favouritePharmacies)
    .where(and(eq(favouritePharmacies.customerId, customerId), eq(favouritePharmacies.pointOfSaleId, id)));
}

/** The favourite pharmacies of a market, the last added first. A pharmacy that closed is left out. */
export async function favouritePharmaciesIn(
  db: Reader,
  customerId: string,
  market: MarketId,
): Promise<FavouritePharmacy[]> {
  const rows = await db
    .select({ pharmacy: pointsOfSale })
    .from(favouritePharmacies)
    .innerJoin(pointsOfSale, eq(pointsOfSale.id, favouritePharmacies.pointOfSaleId))
    .where(and(eq(favouritePharmacies.customerId, customerId), eq(pointsOfSale.market, market)))
    .orderBy(desc(favouritePharmacies.addedAt), desc(pointsOfSale.id));
  return rows.map(({ pharmacy }) => {
    const { market: _, ...rest } = contentOf(pharmacy);
    return { ...rest, time_zone: timeZoneOf(market, rest.zipcode) };
  });
}
