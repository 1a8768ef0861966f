import { languages, locales, marketIds, markets } from '@veralune/routing';
import type { ByLocale } from '../content/texts.ts';
import type { BodyOf } from '../resources/bodies.ts';
import { cents } from './cents.ts';
import type { Ids } from './ids.ts';
import type { CardWords, ProductModel, SizeModel } from './models.ts';

type Body = BodyOf<'product'>;

function sizeModel(size: Body['sizes'][number]): SizeModel {
  return {
    days: size.duration_days,
    grams: size.net_weight_g,
    millilitres: size.net_volume_ml,
    pieces: size.pieces ?? null,
    offers: Object.fromEntries(
      marketIds.flatMap((market) => {
        const price = size.prices[market];
        if (price === undefined) return [];
        const publicPrice = size.public_prices?.[market];
        const offer = {
          cents: cents(price),
          publicCents: publicPrice === undefined ? null : cents(publicPrice),
          volume: (size.degressive ?? []).flatMap(({ from, prices }) => {
            const lower = prices[market];
            return lower === undefined ? [] : [[from, cents(lower)] as const];
          }),
          inStock: !(size.out_of_stock?.includes(market) ?? false),
        };
        return [[markets[market].shopId, offer]];
      }),
    ),
  };
}

const cardNames = ['slug', 'name', 'summary', 'sizes', 'wordings'] as const;

function cardPart(words: object): object {
  return Object.fromEntries(Object.entries(words).filter(([name]) => cardNames.some((each) => each === name)));
}

/** The texts of cards only. A locale whose own texts are all long texts is omitted. */
function cardTexts(texts: Body['texts']): ByLocale<CardWords> {
  return Object.fromEntries(
    [...languages, ...locales].flatMap((name) => {
      const part = cardPart(texts[name] ?? {});
      return Object.keys(part).length === 0 ? [] : [[name, part]];
    }),
  ) as ByLocale<CardWords>;
}

function instant(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}

export function productModel(body: Body, ids: Ids): ProductModel {
  return {
    order: body.order,
    brandId: ids.of('brand', body.brand),
    categories: body.categories.map((key) => ids.of('category', key)),
    needs: body.needs.map((key) => ids.of('need', key)),
    terms: {
      galenic_format: [ids.of('galenic_format', body.galenic_format)],
      flavour: body.flavours.map((key) => ids.of('flavour', key)),
      diner_type: body.diner_types.map((key) => ids.of('diner_type', key)),
      active_ingredient: body.active_ingredients.map((key) => ids.of('active_ingredient', key)),
    },
    doseMoments: body.dose_moments ?? 'choice',
    pack: body.pack,
    promoted: body.promoted,
    newFrom: instant(body.new?.from),
    newTo: instant(body.new?.to),
    newFormula: body.new_formula,
    free: body.free ?? false,
    noSellInline: body.no_sell_inline ?? false,
    restock: body.restock,
    sizes: body.sizes.map(sizeModel),
    nutrition: body.nutrition.map(({ nutrient, amount }) => [ids.of('nutrient', nutrient), amount] as const),
    course: body.course ? { from: body.course.from, to: body.course.to ?? body.course.from } : null,
    stepDoses: body.step_doses ?? [],
    suitability: body.suitability ?? null,
    documents: body.documents ?? [],
    related: body.related.map((key) => ids.of('product', key)),
    pictures: body.pictures ?? null,
    texts: cardTexts(body.texts),
  };
}
