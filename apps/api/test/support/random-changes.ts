import { languages, locales, marketIds } from '@veralune/routing';
import type { Random } from '../../src/import/random.ts';
import type { BodyOf } from '../../src/resources/bodies.ts';
import type { Kind } from '../../src/resources/kinds.ts';

/** Input of a random change. */
export interface Draw {
  readonly random: Random;
  /** Keys of all resources of a kind. */
  readonly keys: (kind: Kind) => readonly string[];
  /** Counts up, so that new keys and slugs are unique. */
  readonly count: number;
}

export type Body = Readonly<Record<string, unknown>>;
type Mutate<Name extends Kind> = (body: BodyOf<Name>, draw: Draw) => Partial<BodyOf<Name>>;

function someKeys(draw: Draw, kind: Kind, most: number): string[] {
  return draw.random.some(draw.keys(kind), draw.random.int(1, most));
}

function oneKey(draw: Draw, kind: Kind): string {
  return draw.random.pick(draw.keys(kind));
}

function orderOf({ random }: Draw): number {
  return random.int(1, 400);
}

/** Changes `field` in one language or locale; a slug gets a unique number. */
function renamed<Texts extends object>(texts: Texts, field: string, { random, count }: Draw): Texts {
  const name = random.pick([...languages, ...locales]);
  const { [name]: own, fr } = texts as Record<string, Record<string, unknown> | undefined>;
  const old = typeof own?.[field] === 'string' ? own[field] : (fr?.[field] as string);
  const value =
    field === 'slug'
      ? `renamed-${String(count)}`
      : `${old.slice(0, 20)} renamed ${random.pick(['zinc', 'lune', 'Schlafsack'])}`;
  return { ...texts, [name]: { ...own, [field]: value } };
}

function size(body: BodyOf<'product'>, { random }: Draw): BodyOf<'product'>['sizes'] {
  return body.sizes.map((each) => {
    const sold = marketIds.filter(() => random.chance(0.8));
    const prices = Object.fromEntries(sold.map((id) => [id, random.int(50, 4_000) / 100]));
    const special = sold.filter(() => random.chance(0.2));
    const publicPrices = Object.fromEntries(special.map((id) => [id, Math.round((prices[id] ?? 0) * 100 + 100) / 100]));
    return { ...each, prices, public_prices: publicPrices, out_of_stock: sold.filter(() => random.chance(0.2)) };
  });
}

const productChanges: readonly Mutate<'product'>[] = [
  (body, draw) => ({ sizes: size(body, draw) }),
  (_, draw) => ({ order: orderOf(draw), promoted: draw.random.chance(0.3) }),
  (_, draw) => ({ brand: oneKey(draw, 'brand') }),
  (_, draw) => ({ categories: someKeys(draw, 'category', 2), needs: someKeys(draw, 'need', 3) }),
  (_, draw) => ({ active_ingredients: someKeys(draw, 'active_ingredient', 3), flavours: someKeys(draw, 'flavour', 2) }),
  (_, draw) => ({ diner_types: someKeys(draw, 'diner_type', 2), galenic_format: oneKey(draw, 'galenic_format') }),
  ({ texts }, draw) => ({ texts: renamed(texts, draw.random.pick(['name', 'slug', 'summary', 'description']), draw) }),
  (_, { random }) => ({
    new: random.chance(0.5) ? { from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' } : null,
    new_formula: random.chance(0.5),
  }),
  (_, { random }) => ({ step_doses: random.chance(0.5) ? [1, 2, 4] : undefined }),
  (_, { random }) => ({ free: random.chance(0.5), no_sell_inline: random.chance(0.5) }),
  (_, draw) => ({
    related: someKeys(draw, 'product', 4),
    nutrition: [{ nutrient: oneKey(draw, 'nutrient'), amount: 5 }],
  }),
];

const label: Mutate<'flavour'> = ({ texts }, draw) => ({
  texts: renamed(texts, draw.random.pick(['label', 'slug']), draw),
  order: orderOf(draw),
});

function titled({ texts }: BodyOf<'brand' | 'need' | 'category'>, draw: Draw): { texts: never; order: number } {
  return {
    texts: renamed(texts, draw.random.pick(['title', 'slug']), draw) as never,
    order: orderOf(draw),
  };
}

const changes: { readonly [Name in Kind]: readonly Mutate<Name>[] } = {
  media: [
    ({ type }, { random, count }) =>
      type === 'document' ? { title: `Document ${String(count)}` } : { focus: { x: random.int(0, 10) / 10, y: 0.5 } },
    ({ type }, { count }) => (type === 'document' ? { bytes: count + 1 } : { alt: { fr: `Image ${String(count)}` } }),
  ],
  product: productChanges,
  code: [(_, { random }) => ({ minimums: { be: random.int(1, 90) } })],
  delivery: [(_, { random }) => ({ order_before: random.pick(['11:00', '12:00', '14:00']) })],
  quiz: [
    ({ results }, { random }) => ({ results: random.some(results, results.length) }),
    ({ questions }, { random }) => ({
      questions: questions.map((question) => ({
        ...question,
        answers: question.answers.map((answer) => ({
          ...answer,
          points: Object.fromEntries(Object.keys(answer.points).map((need) => [need, random.int(1, 3)])),
        })),
      })),
    }),
  ],
  brand: [titled, (body) => ({ corner: !body.corner })],
  need: [titled, (_, draw) => ({ parent: draw.random.chance(0.3) ? null : oneKey(draw, 'need') })],
  category: [titled, (_, draw) => ({ parent: draw.random.chance(0.3) ? null : oneKey(draw, 'category') })],
  flavour: [label],
  galenic_format: [label],
  diner_type: [label],
  active_ingredient: [label],
  theme: [label],
  nutrient: [
    ({ texts }, draw) => ({ texts: renamed(texts, 'label', draw) }),
    (_, { random }) => ({ reference: random.int(1, 900) }),
  ],
  page: [
    ({ texts }, draw) => ({ texts: renamed(texts, draw.random.pick(['title', 'slug', 'summary', 'body']), draw) }),
    (_, draw) => ({ needs: someKeys(draw, 'need', 2), products: someKeys(draw, 'product', 3) }),
    (_, draw) => ({ theme: oneKey(draw, 'theme'), in_banner: draw.random.chance(0.5) }),
    (_, { random }) => ({ published_on: `2026-0${String(random.int(1, 9))}-11`, markets: random.some(marketIds, 3) }),
  ],
  faq: [
    ({ texts }, draw) => ({
      texts: renamed(texts, draw.random.pick(['question', 'answer']), draw),
      order: orderOf(draw),
    }),
    (_, draw) => ({ owner: `products/${oneKey(draw, 'product')}`, markets: draw.random.some(marketIds, 3) }),
  ],
  menu: [({ items }, { random }) => ({ items: random.some(items, Math.max(1, items.length - 1)) })],
  setting: [(_, { count }) => ({ value: String(count) })],
  redirection: [(_, { random, count }) => ({ to: `/fr/renamed-${String(count)}`, order: random.int(0, 50) })],
  synonyms: [({ entries }, { random }) => ({ entries: random.some(entries, entries.length - 1) })],
};

/** A body with one random change that its schema accepts. Checks of references can still refuse it. */
export function changedBody(kind: Kind, body: Body, draw: Draw): Body {
  // TypeScript can't express that the changes of a kind accept the body of the same kind.
  const change = draw.random.pick(changes[kind] as readonly ((body: Body, draw: Draw) => Body)[]);
  return { ...body, ...change(body, draw) };
}
