import { sitemapPartSize, type EntityType, type UrlEntry } from '@veralune/api-client/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ResourceId } from '../catalogue/load-resources.ts';
import type { FaqRow } from '../catalogue/rows.ts';
import type { Kind } from '../resources/kinds.ts';
import { addressBookOf, alternatesOf } from './address-book.ts';
import type { Handlers } from './handler.ts';

type Entity = Pick<UrlEntry, 'entity_type' | 'id' | 'page_type'>;

const kindOf = {
  product: 'product',
  category: 'category',
  need: 'need',
  brand: 'brand',
  cms_page: 'page',
  thematic: 'theme',
  innovation_category: 'theme',
  about_category: 'theme',
} as const satisfies Record<EntityType, Kind>;

/** A catalogue never changes, so the entities of each shop are listed once. */
const entities = new WeakMap<readonly UrlEntry[], readonly Entity[]>();

/** Entities that have an address in any language of the shop, without duplicates. */
function entitiesOf(catalogue: Catalogue, shopId: number): readonly Entity[] {
  const book = addressBookOf(catalogue, shopId);
  const known = entities.get(book);
  if (known) return known;
  const each = new Map(book.map((entry) => [`${entry.entity_type} ${String(entry.id)}`, entry]));
  const listed = [...each.values()];
  entities.set(book, listed);
  return listed;
}

function faqsOf({ shared }: Catalogue, shopId: number, { entity_type: kind, id }: Entity): readonly FaqRow[] {
  return kind === 'product' || kind === 'brand' ? shared.faqs.of({ kind, id }, shopId) : [];
}

/** Resources whose edits change the entity's page: the entity and its questions. */
function resourcesOf(entity: Entity, faqs: readonly FaqRow[]): ResourceId[] {
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
      part.map(({ entity, faqs }) => resourcesOf(entity, faqs)),
      now,
    );
    return {
      total: all.length,
      items: part.map(({ entity, faqs }, position) => ({
        entity_type: entity.entity_type,
        id: entity.id,
        page_type: entity.page_type,
        question_count: faqs.length,
        // Another instance can delete a resource that this version of the catalogue still contains.
        modified_at: new Date(dates[position] ?? now).toISOString(),
        alternates: alternatesOf(catalogue, entity),
      })),
    };
  },
};
