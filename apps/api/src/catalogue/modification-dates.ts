import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import type { Kind } from '../resources/kinds.ts';

export interface Thing {
  readonly kind: Kind;
  readonly id: number;
}

function nameOf({ kind, id }: Thing): string {
  return `${kind} ${String(id)}`;
}

/** When editors last changed things, or when these appeared by their date if that was later; milliseconds since 1970. */
export class ModificationDates {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The latest date of each group of things, in their order; undefined for one of which nothing is left.
   * @param now milliseconds since 1970; a date of appearing after it does not count yet
   */
  async latestOf(groups: readonly (readonly Thing[])[], now: number): Promise<(number | undefined)[]> {
    const dates = await this.#read(groups.flat(), now);
    return groups.map((things) => {
      const known = things.flatMap((thing) => dates.get(nameOf(thing)) ?? []);
      return known.length === 0 ? undefined : Math.max(...known);
    });
  }

  async #read(things: readonly Thing[], now: number): Promise<Map<string, number>> {
    const idsByKind = Map.groupBy(things, ({ kind }) => kind);
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
