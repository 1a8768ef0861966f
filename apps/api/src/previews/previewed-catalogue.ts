import type { PreviewKind } from '@veralune/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { CatalogueDraft } from '../catalogue/catalogue-draft.ts';
import { readSome, type ResourceId } from '../catalogue/load-resources.ts';
import type { LoadedResource } from '../catalogue/loaded-resource.ts';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import { alwaysPublished, type Publication } from '../resources/resource.ts';

/** A resource that can be previewed. */
export interface PreviewedId extends ResourceId {
  readonly kind: PreviewKind;
}

/** A catalogue that shows a resource in its stored state. */
export interface PreviewedCatalogue {
  readonly catalogue: Catalogue;
  /** Whether and when visitors see the resource. */
  readonly publication: Publication;
  readonly updatedAt: Date;
}

/** Resources whose slugs are in the address of a page: its main page or its brand. */
function parentsOf(loaded: LoadedResource): ResourceId[] {
  if (loaded.kind !== 'page') return [];
  const { parentId, brandId } = loaded.model;
  return [
    ...(brandId === null ? [] : [{ kind: 'brand' as const, id: brandId }]),
    ...(parentId === null ? [] : [{ kind: 'page' as const, id: parentId }]),
  ];
}

async function updateOf(db: Database, { kind, id }: ResourceId): Promise<Date | undefined> {
  const [row] = await db
    .select({ updatedAt: resources.updatedAt })
    .from(resources)
    .where(and(eq(resources.kind, kind), eq(resources.id, id)));
  return row?.updatedAt;
}

function derive(base: Catalogue, shown: readonly LoadedResource[], now: number): Catalogue {
  const draft = new CatalogueDraft(base, now);
  for (const loaded of shown) {
    const { kind, id } = loaded;
    // Nobody searches in a preview, so the words need not be indexed.
    draft.set(kind, id, { ...loaded, ...alwaysPublished, words: null });
    if (kind === 'brand' || kind === 'need') draft.showWithoutProducts(kind, id);
  }
  return draft.finish(base.version);
}

/** Previews of one version that are kept: a page makes up to ten calls, and few editors preview at the same time. */
const mostKept = 8;

/**
 * Makes catalogues in which one resource is visible in its stored state, whatever its status and dates. They share everything
 * else with the catalogue of the visitors, which does not change.
 */
export class PreviewedCatalogues {
  readonly #db: Database;
  /** By the catalogue of the visitors: the previews of a version are dropped together with it. */
  readonly #kept = new WeakMap<Catalogue, LRUCache<string, Catalogue>>();

  constructor(db: Database) {
    this.#db = db;
  }

  #keptFor(base: Catalogue): LRUCache<string, Catalogue> {
    const kept = this.#kept.get(base) ?? new LRUCache<string, Catalogue>({ max: mostKept });
    this.#kept.set(base, kept);
    return kept;
  }

  /**
   * The catalogue `base` with a resource and the parents in its address; null if the resource does not exist.
   * @param now milliseconds since 1970
   */
  async with(base: Catalogue, wanted: PreviewedId, now: number): Promise<PreviewedCatalogue | null> {
    const [[resource], updatedAt] = await Promise.all([readSome(this.#db, [wanted]), updateOf(this.#db, wanted)]);
    if (resource === undefined || updatedAt === undefined) return null;
    const shown = [...(await readSome(this.#db, parentsOf(resource))), resource];
    const name = shown.map(({ kind, id, revision }) => `${kind} ${String(id)} ${String(revision)}`).join();
    const kept = this.#keptFor(base);
    const catalogue = kept.get(name) ?? derive(base, shown, now);
    kept.set(name, catalogue);
    return { catalogue, publication: resource, updatedAt };
  }
}
