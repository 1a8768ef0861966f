import { sitemapPartSize, type EntityType, type UrlEntry } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Thing } from '../catalogue/modification-dates.ts';
import type { FaqRow } from '../catalogue/rows.ts';
import type { Kind } from '../resources/kinds.ts';
import { alternatesOf, bookOf } from './address-book.ts';
import type { Handlers } from './handler.ts';

type Entity = Pick<UrlEntry, 'entity_type' | 'id' | 'page_type'>;

const kindOf = {
  product: 'product',
  category: 'category',
  need: 'need',
  brand: 'brand',
  cms_page: 'page',
  thematic: 'theme',
} as const satisfies Record<EntityType, Kind>;

/** A catalogue never changes, so its entities are listed once for each shop. */
const entities = new WeakMap<readonly UrlEntry[], readonly Entity[]>();

/** Everything that has an address in any language of the shop, each once. */
function entitiesOf(catalogue: Catalogue, shopId: number): readonly Entity[] {
  const book = bookOf(catalogue, shopId);
  const known = entities.get(book);
  if (known) return known;
  const each = new Map(book.map((entry) => [`${entry.entity_type} ${String(entry.id)}`, entry]));
  const listed = [...each.values()];
  entities.set(book, listed);
  return listed;
}

function faqsOf({ kept }: Catalogue, shopId: number, { entity_type: kind, id }: Entity): readonly FaqRow[] {
  return kind === 'product' || kind === 'brand' ? kept.faqs.of({ kind, id }, shopId) : [];
}

/** What an entity's page is made of that editors change. */
function thingsOf(entity: Entity, faqs: readonly FaqRow[]): Thing[] {
  return [{ kind: kindOf[entity.entity_type], id: entity.id }, ...faqs.map(({ id }) => ({ kind: 'faq' as const, id }))];
}

export const sitemapHandlers: Handlers<'sitemap'> = {
  sitemap: async ({ query, catalogue, modificationDates, now }) => {
    const { shop_id: shopId, page = 1 } = query;
    const all = entitiesOf(catalogue, shopId);
    const part = all
      .slice((page - 1) * sitemapPartSize, page * sitemapPartSize)
      .map((entity) => ({ entity, faqs: faqsOf(catalogue, shopId, entity) }));
    const dates = await modificationDates.latestOf(
      part.map(({ entity, faqs }) => thingsOf(entity, faqs)),
      now,
    );
    return {
      total: all.length,
      items: part.map(({ entity, faqs }, position) => ({
        entity_type: entity.entity_type,
        id: entity.id,
        page_type: entity.page_type,
        question_count: faqs.length,
        // What another instance deleted a moment ago was there when this version of the catalogue was made.
        modified_at: new Date(dates[position] ?? now).toISOString(),
        alternates: alternatesOf(catalogue, entity),
      })),
    };
  },
};
