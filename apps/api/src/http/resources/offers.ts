import { offerInput, type Offer, type OfferInput } from '@veralune/api-client/contract';
import { marketIds, markets, type MarketId } from '@veralune/routing';
import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { market } from '../../content/schema-parts.ts';
import type { Database } from '../../db/database.ts';
import { resources } from '../../db/schema.ts';
import type { BodyOf } from '../../resources/bodies.ts';
import type { Row } from '../../store/rows.ts';
import { replaceResource, type WriteResult } from '../../store/write-resource.ts';
import { invalidRequest, notFound } from '../http-error.ts';
import type { ApiEnv } from '../api-env.ts';
import { requireRevision, revisionTag } from './if-match.ts';
import { withinDeadline } from '../within-deadline.ts';
import { parse, readJson, storable, type ResourceServices } from './input.ts';
import { privateHeaders } from './private-headers.ts';
import { refusalError } from './refusal.ts';
import { requireAuthor } from './require-author.ts';

export const offersPath = '/offer';

type Sizes = BodyOf<'product'>['sizes'];

const shopDigits = 10;

/** Id of a product's offer in a market: the product's id followed by the shop's. */
function offerId(productId: number, id: MarketId): number {
  return productId * shopDigits + markets[id].shopId;
}

function partsOf(id: number): { productId: number; marketId: MarketId | undefined } {
  return {
    productId: Math.floor(id / shopDigits),
    marketId: marketIds.find((each) => markets[each].shopId === id % shopDigits),
  };
}

function offerOf(
  { id, key, revision, body }: Pick<Row, 'id' | 'key' | 'revision' | 'body'>,
  marketId: MarketId,
): Offer {
  return {
    id: offerId(id, marketId),
    product: key,
    market: marketId,
    revision,
    sizes: (body as BodyOf<'product'>).sizes.map((size) => {
      const price = size.prices[marketId];
      if (price === undefined) return null;
      return {
        price,
        public_price: size.public_prices?.[marketId] ?? null,
        in_stock: !(size.out_of_stock?.includes(marketId) ?? false),
      };
    }),
  };
}

function without<Value>(record: Partial<Record<MarketId, Value>> | undefined, id: MarketId) {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => name !== id)) as Partial<
    Record<MarketId, Value>
  >;
}

/** Sorts markets as in the registry, which is the order in content files. */
function inOrder<Value>(record: Partial<Record<MarketId, Value>>) {
  return Object.fromEntries(marketIds.flatMap((id) => (record[id] === undefined ? [] : [[id, record[id]]])));
}

function withOffer(sizes: Sizes, id: MarketId, offers: OfferInput['sizes']): Sizes {
  return sizes.map((size, index) => {
    const offer = offers[index] ?? null;
    const { prices, public_prices: publicPrices, out_of_stock: outOfStock = [], ...rest } = size;
    const others = outOfStock.filter((each) => each !== id);
    const soldOut =
      offer && !offer.in_stock ? marketIds.filter((each) => each === id || others.includes(each)) : others;
    const nextPublic = inOrder({
      ...without(publicPrices, id),
      ...(typeof offer?.public_price === 'number' && { [id]: offer.public_price }),
    });
    return {
      ...rest,
      prices: inOrder({ ...without(prices, id), ...(offer && { [id]: offer.price }) }),
      ...(Object.keys(nextPublic).length > 0 && { public_prices: nextPublic }),
      ...(soldOut.length > 0 && { out_of_stock: soldOut }),
    } as Sizes[number];
  });
}

/** Products with a price in a market. */
function isOffered(id: MarketId): SQL {
  return sql`exists (select from json_array_elements(${resources.body} -> 'sizes') as size where size -> 'prices' ->> ${id} is not null)`;
}

async function productRow(db: Database, where: SQL | undefined): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.kind, 'product'), where));
  return row;
}

/** Query parameters of the list of a market's offers. */
export const offerQuery = z.object({
  market,
  /** The key of a product: only its offer. */
  product: storable.max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(20),
});

/**
 * Adds the routes for the prices and stock of one market. They are a separate resource, so that editors of a single
 * market can change them. They are stored in the product and have its revision.
 */
export function mountOffers(app: Hono<ApiEnv>, { db, live }: ResourceServices): void {
  app.use(`${offersPath}/*`, (_, next) => withinDeadline(next()));

  const answer = async (written: WriteResult, marketId: MarketId, name: string, status = 200): Promise<Response> => {
    if (!written.ok) throw refusalError(written.refusal, name);
    await live.refresh();
    if (written.row === null) return new Response(null, { status: 204, headers: privateHeaders });
    const offer = offerOf(written.row, marketId);
    const headers = {
      ...privateHeaders,
      etag: revisionTag(offer.revision),
      location: `${offersPath}/${String(offer.id)}`,
    };
    return Response.json(offer, { status, headers });
  };

  const write = async (
    context: Context<ApiEnv>,
    revisionOf: (row: Row) => number,
    status?: number,
  ): Promise<Response> => {
    const author = await requireAuthor(context, db);
    const input = parse(offerInput, await readJson(context));
    const row = await productRow(db, eq(resources.key, input.product));
    if (!row) throw invalidRequest({ product: `no product has the key "${input.product}"` });
    const body = row.body as BodyOf<'product'>;
    if (input.sizes.length !== body.sizes.length) {
      throw invalidRequest({ sizes: `must be ${String(body.sizes.length)}, one for each size of the product` });
    }
    const draft = {
      ...row,
      key: undefined,
      body: { ...body, sizes: withOffer(body.sizes, input.market, input.sizes) },
    };
    const written = await replaceResource(db, author, draft, revisionOf(row));
    return answer(written, input.market, `product ${input.product}`, status);
  };

  app.get(offersPath, async (context) => {
    await requireAuthor(context, db);
    const query = parse(offerQuery, context.req.query());
    const ofProduct = query.product === undefined ? undefined : eq(resources.key, query.product);
    const where = and(eq(resources.kind, 'product'), isOffered(query.market), ofProduct);
    const rows = await db
      .select()
      .from(resources)
      .where(where)
      .orderBy(asc(resources.id))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage);
    const [counted] = await db.select({ total: count() }).from(resources).where(where);
    const items = rows.map((row) => offerOf(row, query.market));
    return Response.json({ items, total: counted?.total ?? 0 }, { headers: privateHeaders });
  });

  app.get(`${offersPath}/:id{[0-9]{1,10}}`, async (context) => {
    await requireAuthor(context, db);
    const { productId, marketId } = partsOf(Number(context.req.param('id')));
    const row = marketId && (await productRow(db, and(eq(resources.id, productId), isOffered(marketId))));
    if (!row || !marketId) throw notFound('There is no such offer.');
    const offer = offerOf(row, marketId);
    return Response.json(offer, { headers: { ...privateHeaders, etag: revisionTag(offer.revision) } });
  });

  app.post(offersPath, (context) => write(context, ({ revision }) => revision, 201));
  app.put(offersPath, (context) => {
    const revision = requireRevision(context);
    return write(context, () => revision);
  });

  app.delete(`${offersPath}/:id{[0-9]{1,10}}`, async (context) => {
    const author = await requireAuthor(context, db);
    const revision = requireRevision(context);
    const { productId, marketId } = partsOf(Number(context.req.param('id')));
    const row = marketId && (await productRow(db, eq(resources.id, productId)));
    if (!row || !marketId) throw notFound('There is no such offer.');
    const body = row.body as BodyOf<'product'>;
    const draft = { ...row, key: undefined, body: { ...body, sizes: withOffer(body.sizes, marketId, []) } };
    const written = await replaceResource(db, author, draft, revision);
    if (!written.ok) throw refusalError(written.refusal, `product ${row.key}`);
    await live.refresh();
    return new Response(null, { status: 204, headers: privateHeaders });
  });
}
