import { marketIds, markets } from '@veralune/routing';
import type { BodyOf } from '../resources/bodies.ts';
import { cents } from './cents.ts';
import type { Ids } from './ids.ts';
import type { CodeModel, DeliveryModel } from './models.ts';

/** Values of markets by the id of their shop. */
function byShop<Value, Made>(
  values: Partial<Record<(typeof marketIds)[number], Value>> | undefined,
  make: (value: Value) => Made,
): Record<number, Made> {
  return Object.fromEntries(
    marketIds.flatMap((market) => {
      const value = values?.[market];
      return value === undefined ? [] : [[markets[market].shopId, make(value)]];
    }),
  );
}

export function codeModel(body: BodyOf<'code'>, ids: Ids): CodeModel {
  return {
    kind: body.kind,
    words: byShop(body.words, (words) => words),
    percent: body.percent ?? null,
    amounts: byShop(body.amounts, cents),
    gifts: (body.gifts ?? []).map((key) => ids.of('product', key)),
    minimums: byShop(body.minimums, cents),
    login: body.login,
    use: body.use,
  };
}

export function deliveryModel(body: BodyOf<'delivery'>): DeliveryModel {
  return {
    shopId: markets[body.market].shopId,
    orderBefore: body.order_before,
    holidays: body.holidays,
    methods: body.methods.map(({ kind, carrier, price, free_from: freeFrom, duration, tracking }) => ({
      kind,
      carrier,
      cents: cents(price),
      freeFromCents: freeFrom === undefined ? null : cents(freeFrom),
      duration,
      tracking: tracking ?? null,
    })),
  };
}
