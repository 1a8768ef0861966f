import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../src/db/database.ts';
import * as schema from '../../src/invalidation/schema.ts';

export interface DeliveriesDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

const casing = 'snake_case' as const;

/** PostgreSQL in memory with only the table of deliveries. */
export async function deliveriesDatabase(): Promise<DeliveriesDatabase> {
  const client = await PGlite.create();
  const empty = generateDrizzleJson({}, undefined, undefined, casing);
  const wanted = generateDrizzleJson(schema, undefined, undefined, casing);
  for (const statement of await generateMigration(empty, wanted)) await client.exec(statement);
  return { db: drizzle({ client, casing }), close: () => client.close() };
}
