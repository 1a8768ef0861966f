import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import type { ResourceId } from './load-resources.ts';

function nameOf({ kind, id }: ResourceId): string {
  return `${kind} ${String(id)}`;
}

/** Reads when a resource was last edited, or when it appeared by its publication date if that was later. */
export class ModificationDates {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The latest date of each group of resources, in order and in milliseconds since 1970. It is undefined for a group
   * whose resources no longer exist.
   * @param now milliseconds since 1970; later publication dates are ignored
   */
  async latestOf(groups: readonly (readonly ResourceId[])[], now: number): Promise<(number | undefined)[]> {
    const dates = await this.#read(groups.flat(), now);
    return groups.map((group) => {
      const known = group.flatMap((resource) => dates.get(nameOf(resource)) ?? []);
      return known.length === 0 ? undefined : Math.max(...known);
    });
  }

  async #read(ids: readonly ResourceId[], now: number): Promise<Map<string, number>> {
    const idsByKind = Map.groupBy(ids, ({ kind }) => kind);
    const wanted = [...idsByKind].map(([kind, each]) =>
      and(eq(resources.kind, kind), sql`${resources.id} = any(${`{${each.map(({ id }) => id).join()}}`}::int[])`),
    );
    if (wanted.length === 0) return new Map();
    const { kind, id, updatedAt, publishFrom } = resources;
    const rows = await this.#db
      .select({ kind, id, updatedAt, publishFrom })
      .from(resources)
      .where(or(...wanted));
    return new Map(
      rows.map((row) => {
        const appeared = row.publishFrom?.getTime() ?? 0;
        return [nameOf(row), Math.max(row.updatedAt.getTime(), appeared <= now ? appeared : 0)];
      }),
    );
  }
}
