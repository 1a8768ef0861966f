import { marketIds } from '@veralune/routing';
import { settingsSchema, type EdgeSettings, type WrittenSettings } from '../src/settings.ts';

const server = { upstreams: ['127.0.0.1:3001'] };

/** Settings of all markets with one server. */
export function settingsWith(changes: Partial<WrittenSettings> = {}): EdgeSettings {
  const markets = Object.fromEntries(marketIds.map((id) => [id, server])) as WrittenSettings['markets'];
  return settingsSchema.parse({ folder: '/var/lib/edge', ...changes, markets: { ...markets, ...changes.markets } });
}
