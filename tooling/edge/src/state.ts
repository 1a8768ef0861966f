import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';
import { maintenanceFile } from './nginx/server.ts';

/** How often each market was purged. */
export type Versions = Readonly<Record<MarketId, number>>;

const versionsSchema = z.partialRecord(z.enum(marketIds), z.int().nonnegative());

function versionsFile(folder: string) {
  return join(folder, 'versions.json');
}

export function readVersions(folder: string): Versions {
  const file = versionsFile(folder);
  const written = existsSync(file) ? versionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return Object.fromEntries(marketIds.map((id) => [id, written[id] ?? 0])) as Record<MarketId, number>;
}

/** Gives markets a new version, with which nothing that was stored is found any more. */
export function raiseVersions(folder: string, markets: readonly MarketId[]): void {
  const versions = readVersions(folder);
  const raised = { ...versions, ...Object.fromEntries(markets.map((id) => [id, versions[id] + 1])) };
  writeFileSync(versionsFile(folder), `${JSON.stringify(raised)}\n`);
}

/** Starts or ends the maintenance of a market. nginx notices it with the next request. */
export function setMaintenance(folder: string, market: MarketId, isOn: boolean): void {
  const file = maintenanceFile(folder, market);
  mkdirSync(dirname(file), { recursive: true });
  if (isOn) writeFileSync(file, '');
  else rmSync(file, { force: true });
}
