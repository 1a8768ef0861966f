import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';

/** What the commands changed for a market. */
export interface MarketState {
  /** How often it was purged. */
  readonly version: number;
  readonly maintenance: boolean;
}

/** Not in the settings, which are written by hand. */
export type EdgeState = Readonly<Record<MarketId, MarketState>>;

const stateSchema = z.partialRecord(
  z.enum(marketIds),
  z.strictObject({ version: z.int().nonnegative(), maintenance: z.boolean() }),
);

const initial: MarketState = { version: 0, maintenance: false };

function stateFile(folder: string) {
  return join(folder, 'state.json');
}

export function readState(folder: string): EdgeState {
  const file = stateFile(folder);
  const written = existsSync(file) ? stateSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return Object.fromEntries(marketIds.map((id) => [id, written[id] ?? initial])) as Record<MarketId, MarketState>;
}

function change(folder: string, markets: readonly MarketId[], changed: (state: MarketState) => MarketState): void {
  const state = readState(folder);
  const changes = Object.fromEntries(markets.map((id) => [id, changed(state[id])]));
  writeFileSync(stateFile(folder), `${JSON.stringify({ ...state, ...changes })}\n`);
}

/** Gives markets a new version, with which nothing that was stored is found any more. The configuration must be written after it. */
export function raiseVersions(folder: string, markets: readonly MarketId[]): void {
  change(folder, markets, (state) => ({ ...state, version: state.version + 1 }));
}

/** Starts or ends the maintenance of markets. The configuration must be written after it. */
export function setMaintenance(folder: string, markets: readonly MarketId[], maintenance: boolean): void {
  change(folder, markets, (state) => ({ ...state, maintenance }));
}
